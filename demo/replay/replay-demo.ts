import type { Database, Db } from "../../src/platform/server/database.ts";
import type { Settings } from "../../src/platform/server/settings.ts";
import type { CatalogueIds } from "../catalogue-ids.ts";
import type { JobRow } from "../jobs/job-rows.ts";
import type { SubscriptionRow } from "../money/subscription-rows.ts";
import type { ListingRow } from "../professionals/listing-rows.ts";
import { planClaims } from "../requests/plan-claims.ts";
import type { DemoRequest } from "../requests/request.ts";
import { storyClaimers } from "../stories/story-requests.ts";
import { markRead } from "./mark-read.ts";
import { openMarket } from "./market.ts";
import { replay, type Step, stepsOf } from "./replay-requests.ts";

type Filled = {
	database: Database;
	settings: Settings;
	requests: readonly DemoRequest[];
	listings: readonly ListingRow[];
	subscriptions: readonly SubscriptionRow[];
	posted: readonly JobRow[];
	/** Everyone by mobile. */
	people: ReadonlyMap<string, { id: string }>;
	ids: CatalogueIds;
	now: Date;
};

const supportMobile = "+919000000002";
const hour = 3_600_000;

/**
 * Sends the demo's requests and takes what follows, each step at its time, through the product's own use cases. Job
 * seekers are notified of new jobs, and plans that end meanwhile end as they do every hour.
 */
export async function replayDemo(tx: Db, filled: Filled): Promise<void> {
	const { requests, listings, subscriptions, people, ids, now } = filled;
	const market = await openMarket({ database: filled.database, tx, settings: filled.settings });
	const personOf = (mobile: string) => {
		const person = people.get(mobile);
		if (person === undefined) throw new Error(`no person has ${mobile}`);
		return person.id;
	};
	const byKey = new Map(listings.map((listing) => [listing.demo.key, listing.id]));
	const known = {
		personOf,
		listingOf: (key: string) => byKey.get(key),
		serviceOf: (slug: string) => ids.service(slug),
		choiceOf: (service: string, choice: string) => ids.choice(service, choice),
		support: { userId: personOf(supportMobile), role: "customerSupport" as const, sessionId: "" },
		now,
	};
	const planned = planClaims(requests, { listings, subscriptions }, { now, reserved: storyClaimers });
	const ends = subscriptions.flatMap(({ status, endsAt }): Step[] =>
		status === "active" && endsAt && endsAt < now
			? [
					{ at: new Date(endsAt.getTime() - 70 * hour), take: (one) => one.tellEnding() },
					{ at: new Date(endsAt.getTime() + hour / 2), take: (one) => one.endSubscriptions() },
				]
			: [],
	);
	const alerts = filled.posted
		.filter(({ status }) => status === "active")
		.map(({ id, createdAt }): Step => ({
			at: new Date(createdAt.getTime() + 60_000),
			take: (one) => one.tellSeekers({ jobId: id }),
		}));
	await replay(market, [...planned.flatMap((request) => stepsOf(request, known)), ...alerts, ...ends]);
	await markRead(tx, now);
}
