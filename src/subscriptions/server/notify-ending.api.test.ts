import { beforeEach, describe, expect, test } from "vitest";
import { buildListing, type ListingWishes } from "../../listings/server/testing/build-listing.ts";
import type { NotificationDraft } from "../../notifications/server/notifications.api.ts";
import { fileServer } from "../../testing/file-server.ts";
import { notifyEnding } from "./notify-ending.ts";
import { buildSubscription, type SubscriptionWishes } from "./testing/build-subscription.ts";

const server = fileServer();
let notified: NotificationDraft[];
beforeEach(() => {
	notified = [];
});

const run = () =>
	notifyEnding({
		db: server.database.db,
		clock: server.clock,
		notify: async (_tx, drafts) => void notified.push(...drafts),
	});
const notificationsAbout = (listingId: string) => notified.filter(({ subjectId }) => subjectId === listingId);

/** A listing with these subscriptions. */
async function listingWith(wishes: Omit<SubscriptionWishes, "listingId">[], listing?: ListingWishes) {
	const built = await buildListing(server, listing);
	const ids = [];
	for (const wish of wishes)
		ids.push(await buildSubscription(server, { ...wish, listingId: built.listingId }));
	return { ...built, id: ids[0] ?? "" };
}
/** Six months that end on 23 November 2026 at 06:00, within three days of the tests' now. */
const nearlyOver = { activatedAt: new Date("2026-05-23T06:00:00Z") };

describe("owners are notified of a coming end", () => {
	test("by time", async () => {
		const { listingId, userId, serviceId, id } = await listingWith([nearlyOver]);
		await run();
		expect(notificationsAbout(listingId)).toEqual([
			{
				userId,
				kind: "subscription.ending",
				subjectId: listingId,
				details: {
					serviceId,
					plan: "Enrolment Basis, 6 months",
					why: "time",
					endsAt: "2026-11-23T06:00:00.000Z",
				},
				occasion: `subscription.ending:${id}:time`,
			},
		]);
	});

	test("by leads", async () => {
		const { listingId, id } = await listingWith([{ type: "Lead Basis", leadsClaimed: 18 }]);
		await run();
		expect(notificationsAbout(listingId)).toMatchObject([
			{ details: { why: "leads", leads: 2 }, occasion: `subscription.ending:${id}:leads` },
		]);
	});

	test("by both, separately", async () => {
		const { listingId } = await listingWith([{ ...nearlyOver, leadsAllocated: 5, leadsClaimed: 4 }]);
		await run();
		expect(notificationsAbout(listingId).map(({ details }) => details.why)).toEqual(["time", "leads"]);
	});

	test("in any number", async () => {
		const built = [];
		for (let count = 0; count < 205; count++) built.push(await listingWith([nearlyOver], { places: [] }));
		await run();
		expect(built.filter(({ listingId }) => notificationsAbout(listingId).length !== 1)).toEqual([]);
	});
});

test.each<[string, Omit<SubscriptionWishes, "listingId">[], ListingWishes?]>([
	["a plan with much time left", [{}]],
	["a plan with many leads left", [{ type: "Lead Basis", leadsClaimed: 17 }]],
	["a plan whose leads are used up", [{ type: "Lead Basis", leadsClaimed: 20 }]],
	["a plan that is over", [{ activatedAt: new Date("2026-05-20T06:00:00Z") }]],
	["a plan that has not started", [{ status: "upcoming" }]],
	["a plan that another paid plan follows", [nearlyOver, { status: "upcoming" }]],
	["a plan of a listing that is not shown", [nearlyOver], { status: "expired" }],
])("sends no notification for %s", async (_what, wishes, listing) => {
	const { listingId } = await listingWith(wishes, listing);
	await run();
	expect(notificationsAbout(listingId)).toEqual([]);
});

test("an unpaid plan that follows does not count", async () => {
	const { listingId } = await listingWith([nearlyOver, { status: "upcoming", paymentStatus: "pending" }]);
	await run();
	expect(notificationsAbout(listingId)).toHaveLength(1);
});
