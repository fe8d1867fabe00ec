import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createCatalogue } from "../../catalogue/server/catalogue.api.ts";
import { signInWithAddress } from "../../listings/server/testing/register.ts";
import { createPlaces } from "../../places/server/places.api.ts";
import { createModuleEvent } from "../../platform/server/database/module-event.ts";
import { inTransaction } from "../../platform/server/database/database.ts";
import { newId } from "../../platform/server/database/ids.ts";
import { endAndStart } from "./end-and-start.ts";
import { returnCredits } from "./return-credits.ts";
import { readExpiringPlans } from "./expiring-plans.repository.ts";
import { findRunningSubscription, peekRunningSubscription } from "./spend-lead.ts";
import { creditEntries, subscriptions } from "./subscriptions.tables.ts";
import { buildSubscription, readSubscription } from "./testing/build-subscription.ts";
import { buildOwn } from "./testing/order-plan.ts";
import { type Market, startMarket } from "./testing/start-market.ts";

let market: Market;
beforeAll(async () => {
	market = await startMarket();
});
afterAll(() => market.close());

const day = 24 * 60 * 60_000;
const later = (time: Date | null, milliseconds: number) => new Date((time?.getTime() ?? 0) + milliseconds);

/** Staff change the listing's status through the API. */
async function move(listingId: string, type: "expired" | "active"): Promise<void> {
	// A session ends before the longest pause here does.
	const manager = await signInWithAddress(market, { role: "customerSupport" });
	const body = { professionalId: listingId, type, reason: "A complaint" };
	const answer = await market.call("POST", "/api/workerCategory/update", { token: manager.token, body });
	expect(answer.status).toBe(200);
}

/** A listing with a running plan and one that waits with an end of its own. */
async function withPlans() {
	const own = await buildOwn(market, { status: "active" });
	const { listingId } = own;
	const active = await buildSubscription(market, { listingId, type: "Free Trial" });
	const upcoming = await buildSubscription(market, { listingId, status: "upcoming" });
	await market.database.db
		.update(subscriptions)
		.set({ endsAt: later(market.clock(), 40 * day) })
		.where(eq(subscriptions.id, upcoming));
	return { ...own, active, upcoming };
}
const read = (id: string) => readSubscription(market, id);
const hourly = async () => {
	const { db } = market.database;
	const catalogue = createCatalogue(db, createPlaces(db, market.clock), market.clock);
	await endAndStart({ db, clock: market.clock, catalogue, subscriptionsEnded: createModuleEvent() });
};

test("moves the ends of the plans by the pause when a suspended listing is reopened", async () => {
	const { listingId, active, upcoming } = await withPlans();
	const before = [await read(active), await read(upcoming)];
	const suspendedAt = market.clock();
	await move(listingId, "expired");
	expect([await read(active), await read(upcoming)]).toMatchObject([
		{ status: "active", pausedAt: suspendedAt, endsAt: before[0]?.endsAt },
		{ status: "upcoming", pausedAt: suspendedAt, endsAt: before[1]?.endsAt },
	]);

	// Longer than the plan's whole month: the hourly job must not end it.
	market.clock.advance(50 * day);
	await hourly();
	expect([(await read(active)).status, (await read(upcoming)).status]).toEqual(["active", "upcoming"]);

	await move(listingId, "active");
	expect([await read(active), await read(upcoming)]).toMatchObject([
		{ status: "active", pausedAt: null, endsAt: later(before[0]?.endsAt ?? null, 50 * day) },
		{ status: "upcoming", pausedAt: null, endsAt: later(before[1]?.endsAt ?? null, 50 * day) },
	]);
	await hourly();
	expect((await read(active)).status).toBe("active");
});

test("counts a second pause separately", async () => {
	const { listingId, active } = await withPlans();
	const { endsAt } = await read(active);
	for (const days of [2, 3]) {
		await move(listingId, "expired");
		market.clock.advance(days * day);
		await move(listingId, "active");
	}
	expect((await read(active)).endsAt).toEqual(later(endsAt, 5 * day));
});

test("refuses claims on a paused plan", async () => {
	const { listingId } = await withPlans();
	const now = market.clock();
	const find = () => inTransaction(market.database.db, (tx) => findRunningSubscription(tx, [listingId], now));
	const peek = () => peekRunningSubscription(market.database.db, [listingId], now);
	expect([await find(), await peek()]).toMatchObject([{ listingId }, { listingId }]);
	await move(listingId, "expired");
	expect([await find(), await peek()]).toEqual([null, null]);
	await move(listingId, "active");
	expect([await find(), await peek()]).toMatchObject([{ listingId }, { listingId }]);
});

test("does not reopen a plan that was over before the suspension", async () => {
	const own = await buildOwn(market, { status: "active" });
	const activatedAt = later(market.clock(), -400 * day);
	const id = await buildSubscription(market, { listingId: own.listingId, activatedAt });
	await move(own.listingId, "expired");
	expect((await read(id)).pausedAt).toBeNull();
	await hourly();
	expect((await read(id)).status).toBe("expired");
});

test("pauses a plan if a lead is returned to it during the suspension", async () => {
	const own = await buildOwn(market, { status: "active" });
	const { listingId, userId } = own;
	const wishes = { listingId, type: "Free Trial", status: "expired", leadsClaimed: 5 } as const;
	const id = await buildSubscription(market, wishes);
	const { endsAt } = await read(id);
	await move(listingId, "expired");
	market.clock.advance(day);
	const leadId = newId();
	const now = market.clock();
	const spent = {
		id: newId(),
		subscriptionId: id,
		listingId,
		userId,
		leadId,
		kind: "spent" as const,
		at: now,
	};
	await market.database.db.insert(creditEntries).values(spent);
	await inTransaction(market.database.db, (tx) =>
		returnCredits(tx, { leadId, since: now, readAlike: async () => [], reason: "withdrawn", now }),
	);
	expect(await read(id)).toMatchObject({ status: "upcoming", pausedAt: now, leadsClaimed: 4 });
	market.clock.advance(2 * day);
	await move(listingId, "active");
	expect(await read(id)).toMatchObject({ status: "active", pausedAt: null, endsAt: later(endsAt, 2 * day) });
});

test("omits a paused plan from the plans that end soon", async () => {
	const { listingId, active } = await withPlans();
	const { db } = market.database;
	const endsAt = later(market.clock(), 3 * day);
	await db.update(subscriptions).set({ endsAt }).where(eq(subscriptions.id, active));
	const ending = async () => (await readExpiringPlans(market.database.db, market.clock())).count;
	const before = await ending();
	await move(listingId, "expired");
	expect(await ending()).toBe(before - 1);
});

test("shows the owner since when a plan is paused", async () => {
	const { listingId, token } = await withPlans();
	await move(listingId, "expired");
	const url = `/api/subscription/professionals?profId=${listingId}`;
	const { data } = (await market.call("GET", url, { token })).body;
	expect(data.activeSubscriptions).toMatchObject([{ pausedAt: market.clock().toISOString() }]);
});
