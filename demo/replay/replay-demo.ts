import type { Database, Db } from "../../src/platform/server/database/database.ts";
import type { Settings } from "../../src/platform/server/process/settings.ts";
import type { CatalogueIds } from "../catalogue-ids.ts";
import type { JobRow } from "../jobs/job-rows.ts";
import type { PaymentRow } from "../money/payment-rows.ts";
import type { SubscriptionRow } from "../money/subscription-rows.ts";
import type { ListingRow } from "../professionals/listing-rows.ts";
import { type PlannedRequest, planClaims } from "../requests/plan-claims.ts";
import type { DemoRequest } from "../requests/request.ts";
import { applicationSteps } from "../stories/story-applications.ts";
import { paymentSteps } from "../stories/story-payments.ts";
import { safetySteps } from "../stories/story-safety.ts";
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
	payments: readonly PaymentRow[];
	posted: readonly JobRow[];
	/** Everyone by mobile. */
	people: ReadonlyMap<string, { id: string }>;
	ids: CatalogueIds;
	now: Date;
};

const adminMobile = "+919000000001";
const supportMobile = "+919000000002";
const minute = 60_000;

/**
 * Sends the demo's requests and takes all following steps, each at its time, through the product's own use cases.
 * Job seekers are notified of new jobs, plans end as in the hourly job, and the payments and applications of the
 * stories are made.
 */
export async function replayDemo(tx: Db, filled: Filled): Promise<void> {
	const { requests, listings, subscriptions, people, ids, now } = filled;
	const market = await openMarket({ tx, settings: filled.settings });
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
	const alerts = filled.posted
		.filter(({ status }) => status === "active")
		.map(({ id, createdAt }): Step => ({
			at: new Date(createdAt.getTime() + 60_000),
			take: (one) => one.notifySeekers({ jobId: id }),
		}));
	const admin = { userId: personOf(adminMobile), role: "admin" as const, sessionId: "" };
	await replay(market, [
		...planned.flatMap((request) => stepsOf(request, known)),
		...alerts,
		...endsOf(subscriptions, planned),
		...safetySteps({ ...known, posted: filled.posted }),
		...applicationSteps({ posted: filled.posted, personOf, now }),
		...paymentSteps({ listings, subscriptions, payments: filled.payments, admin, now }),
	]);
	await markRead(tx, now);
}

/** The hourly job around the last claim of each used-up plan: its owner is warned, then it ends. */
function endsOf(subscriptions: readonly SubscriptionRow[], planned: readonly PlannedRequest[]): Step[] {
	const times = Map.groupBy(
		planned.flatMap(({ claims }) => claims),
		({ listing }) => listing.id,
	);
	return subscriptions.flatMap(({ status, listingId, leadsAllocated }): Step[] => {
		const claimed = (times.get(listingId) ?? []).map(({ at }) => at.getTime()).toSorted((a, b) => a - b);
		const [beforeLast, last] = claimed.slice(-2);
		const isUsedUp = status === "active" && leadsAllocated === claimed.length;
		if (!isUsedUp || beforeLast === undefined || last === undefined) return [];
		return [
			{ at: new Date(beforeLast + 30 * minute), take: (one) => one.notifyEnding() },
			{ at: new Date(last + 30 * minute), take: (one) => one.endSubscriptions() },
		];
	});
}
