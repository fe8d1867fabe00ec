import type { favourites } from "../../src/listings/server/favourites/favourites.tables.ts";
import { demoAccount } from "../accounts/demo-accounts.ts";
import type { ListingRow } from "../professionals/listing-rows.ts";
import { choiceOf } from "../seeded-choice.ts";
import { awakeBefore } from "../waking-hours.ts";

const day = 86_400_000;
const { mobile } = demoAccount("+919000000010");

/** What the customer saved: services at their places, and how many days ago. */
const saved = [
	{ service: "home-stays", place: "jibhi", daysAgo: 2 },
	{ service: "taxis", place: "chandigarh", daysAgo: 4 },
	{ service: "electrician", place: "shimla", daysAgo: 9 },
	{ service: "photographer", place: "shimla", daysAgo: 30 },
];

/** The customer's favourites: the first active professional of each service and place. */
export function favouriteRows(
	listings: readonly ListingRow[],
	people: ReadonlyMap<string, { id: string }>,
	now: Date,
): (typeof favourites.$inferInsert)[] {
	const userId = people.get(mobile)?.id;
	if (userId === undefined) throw new Error("the demo's customer is not there");
	return saved.map(({ service, place, daysAgo }) => {
		const found = listings.find(
			({ status, demo }) =>
				status === "active" && demo.service.slug === service && demo.places.includes(place),
		);
		if (found === undefined) throw new Error(`the demo has no ${service} in ${place}`);
		const before = new Date(now.getTime() - daysAgo * day);
		return { userId, listingId: found.id, createdAt: awakeBefore(before, choiceOf(`favourite-${service}`)) };
	});
}
