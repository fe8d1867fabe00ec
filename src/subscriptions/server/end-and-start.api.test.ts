import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type CatalogueService, createCatalogue } from "../../catalogue/server/catalogue.api.ts";
import { createPlaces } from "../../places/server/places.api.ts";
import { buildListing } from "../../listings/server/testing/build-listing.ts";
import { createModuleEvent } from "../../platform/server/database/module-event.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { endAndStart } from "./end-and-start.ts";
import type { SubscriptionsEnded } from "./subscriptions.context.ts";
import {
	buildSubscription,
	readSubscription,
	type SubscriptionWishes,
} from "./testing/build-subscription.ts";

let server: TestServer;
let published: { listingId: string; endedAt: Date; without: boolean }[];
const subscriptionsEnded = createModuleEvent<SubscriptionsEnded>();
subscriptionsEnded.listen(async (_tx, event) => {
	published.push({ listingId: event.listingId, endedAt: event.endedAt, without: await event.stillWithout() });
});
let catalogue: CatalogueService;
beforeAll(async () => {
	server = await startTestServer();
	const { db } = server.database;
	catalogue = createCatalogue(db, createPlaces(db, server.clock), server.clock);
});
beforeEach(() => {
	published = [];
});
afterAll(() => server.close());

const run = () => endAndStart({ db: server.database.db, clock: server.clock, catalogue, subscriptionsEnded });
const notificationsAbout = (listingId: string) => published.filter((one) => one.listingId === listingId);
const longAgo = new Date("2026-01-01T00:00:00Z");

/** A listing with these subscriptions, and their ids. */
async function listingWith(...wishes: Omit<SubscriptionWishes, "listingId">[]) {
	const { listingId } = await buildListing(server);
	const ids = [];
	for (const wish of wishes) ids.push(await buildSubscription(server, { ...wish, listingId }));
	const [first = "", second = "", third = ""] = ids;
	return { listingId, first, second, third };
}
const statusOf = async (id: string) => (await readSubscription(server, id)).status;

describe("the hourly job", () => {
	test("does not touch running subscriptions and those that wait for a manager", async () => {
		const running = await listingWith({ type: "Lead Basis" }, { status: "upcoming" });
		const waiting = await listingWith({ status: "upcoming" });
		await run();
		expect([
			await statusOf(running.first),
			await statusOf(running.second),
			await statusOf(waiting.first),
		]).toEqual(["active", "upcoming", "upcoming"]);
		expect([...notificationsAbout(running.listingId), ...notificationsAbout(waiting.listingId)]).toEqual([]);
	});

	test("ends what is over by time or by leads and publishes an event", async () => {
		const byTime = await listingWith({ activatedAt: longAgo });
		const byLeads = await listingWith({ type: "Lead Basis", leadsAllocated: 3, leadsClaimed: 3 });
		const trial = await listingWith({ type: "Free Trial", activatedAt: new Date("2026-10-20T06:30:00Z") });
		await run();
		for (const { listingId, first } of [byTime, byLeads, trial]) {
			expect(await readSubscription(server, first)).toMatchObject({
				status: "expired",
				updatedAt: server.clock(),
			});
			expect(notificationsAbout(listingId)).toEqual([{ listingId, endedAt: server.clock(), without: true }]);
		}
	});

	test("starts the oldest paid one that waits, in the same step", async () => {
		const { listingId, first, second, third } = await listingWith(
			{ activatedAt: longAgo },
			{ status: "upcoming", createdAt: server.clock() },
			{ status: "upcoming", createdAt: longAgo, durationInMonths: 3 },
		);
		await run();
		expect([await statusOf(first), await statusOf(second)]).toEqual(["expired", "upcoming"]);
		expect(await readSubscription(server, third)).toMatchObject({
			status: "active",
			activatedAt: server.clock(),
			endsAt: new Date("2027-02-20T06:30:00Z"),
		});
		expect(notificationsAbout(listingId)).toEqual([]);
	});

	test("does not start an unpaid subscription", async () => {
		const { listingId, second } = await listingWith(
			{ activatedAt: longAgo },
			{ status: "upcoming", paymentStatus: "pending" },
		);
		await run();
		expect(await statusOf(second)).toBe("upcoming");
		expect(notificationsAbout(listingId)).toHaveLength(1);
	});

	test("starts one that waits even if the one before has already ended", async () => {
		const { second } = await listingWith({ status: "expired", activatedAt: longAgo }, { status: "upcoming" });
		await run();
		expect(await statusOf(second)).toBe("active");
	});

	test("changes nothing when it runs twice, and stops repeating the event after some days", async () => {
		const { listingId, first } = await listingWith({ activatedAt: longAgo });
		await run();
		const ended = await readSubscription(server, first);
		server.clock.advance(60 * 60_000);
		await run();
		expect(await readSubscription(server, first)).toEqual(ended);
		expect(notificationsAbout(listingId)).toHaveLength(2);
		expect(notificationsAbout(listingId)[1]).toEqual(notificationsAbout(listingId)[0]);
		server.clock.advance(4 * 24 * 60 * 60_000);
		await run();
		expect(notificationsAbout(listingId)).toHaveLength(2);
	});

	test("publishes nothing for a free service or a listing that is not active", async () => {
		const free = await buildListing(server, { service: "single-room" });
		const applied = await buildListing(server, { status: "applied" });
		for (const { listingId } of [free, applied])
			await buildSubscription(server, { listingId, activatedAt: longAgo });
		await run();
		expect([...notificationsAbout(free.listingId), ...notificationsAbout(applied.listingId)]).toEqual([]);
	});

	test("ends and starts once if two run at the same time", async () => {
		const { first, second, third } = await listingWith(
			{ activatedAt: longAgo },
			{ status: "upcoming", createdAt: longAgo },
			{ status: "upcoming", createdAt: server.clock() },
		);
		await Promise.all([run(), run(), run()]);
		expect([await statusOf(first), await statusOf(second), await statusOf(third)]).toEqual([
			"expired",
			"active",
			"upcoming",
		]);
	});

	test("updates more listings than one transaction takes", async () => {
		const { listingId } = await buildListing(server);
		await server.database.db.execute(`
			with bulk as (
				insert into listings (id, user_id, service_id, address_id, status, status_changed_at, turn, applied_at, updated_at)
				select gen_random_uuid(), user_id, service_id, address_id, 'active', now(), 0, now(), now()
				from listings, generate_series(1, 1200) where id = '${listingId}' returning id, user_id
			)
			insert into subscriptions (id, listing_id, user_id, subscription_type, status, price, duration_in_months, payment_plan,
				payment_status, activated_at, ends_at, created_at, updated_at)
			select gen_random_uuid(), id, user_id, 'Enrolment Basis', 'active', 100, 1, 'x', 'success', '2026-01-01', '2026-02-01', '2026-01-01', '2026-01-01'
			from bulk`);
		await run();
		const { rows } = await server.database.db.execute(
			"select count(*)::int as count from subscriptions where payment_plan = 'x' and status = 'expired'",
		);
		expect(rows).toEqual([{ count: 1200 }]);
		expect(new Set(published.map((one) => one.listingId)).size).toBeGreaterThanOrEqual(1200);
	});
});
