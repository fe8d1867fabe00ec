import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signInWithAddress } from "../../listings/server/testing/register.ts";
import { listings } from "../../listings/server/listings.tables.ts";
import { root } from "../../testing/root.ts";
import { subscriptions } from "./subscriptions.tables.ts";
import { buildSubscription, readSubscription } from "./testing/build-subscription.ts";
import { buildOwn } from "./testing/order-plan.ts";
import { type Market, startMarket } from "./testing/start-market.ts";

let market: Market;
beforeAll(async () => {
	market = await startMarket();
});
afterAll(() => market.close());

const day = 24 * 60 * 60_000;
const daysAgo = (days: number) => new Date(market.clock().getTime() - days * day);

/** The statement of the migrations that pauses the plans of listings that were suspended before. */
function statement(): string {
	const folder = join(root, "migrations");
	const found = readdirSync(folder)
		.filter((name) => name.endsWith(".sql"))
		.flatMap((name) => readFileSync(join(folder, name), "utf8").split("--> statement-breakpoint"))
		.filter((text) => /UPDATE "subscriptions" SET "paused_at"/.test(text));
	expect(found).toHaveLength(1);
	// The column was renamed later.
	return (found[0] ?? "").replace(`"shut"`, `"is_suspended"`);
}

test("pauses plans of listings that were suspended before plans could be paused", async () => {
	const { db } = market.database;
	const suspend = async (listingId: string) => {
		const state = { status: "expired" as const, isSuspended: true, statusChangedAt: daysAgo(10) };
		await db.update(listings).set(state).where(eq(listings.id, listingId));
	};
	const build = async (listingId: string, wishes: Partial<Parameters<typeof buildSubscription>[1]> = {}) =>
		buildSubscription(market, { listingId, createdAt: daysAgo(40), activatedAt: daysAgo(40), ...wishes });

	const own = await buildOwn(market, { status: "active" });
	const running = await build(own.listingId);
	const waiting = await build(own.listingId, { status: "upcoming" });
	const bought = await build(own.listingId, { status: "upcoming", createdAt: daysAgo(3) });
	const over = await build(own.listingId, { status: "expired" });
	await suspend(own.listingId);
	const ended = await buildOwn(market, { status: "active" });
	const late = await build(ended.listingId, { durationInMonths: 1, activatedAt: daysAgo(45) });
	await suspend(ended.listingId);
	const shown = await buildOwn(market, { status: "active" });
	const untouched = await build(shown.listingId);
	const pausedAt = async (id: string) => (await readSubscription(market, id)).pausedAt;

	const text = statement();
	for (let time = 0; time < 2; time++) {
		await db.execute(sql.raw(text));
		expect(await Promise.all([running, waiting, bought].map(pausedAt))).toEqual([
			daysAgo(10),
			daysAgo(10),
			daysAgo(3),
		]);
		expect(await Promise.all([over, late, untouched].map(pausedAt))).toEqual([null, null, null]);
	}

	// After it is reopened, it regains the days since its suspension.
	const { endsAt } = await readSubscription(market, running);
	const manager = await signInWithAddress(market, { role: "customerSupport" });
	const body = { professionalId: own.listingId, type: "active", reason: "All is well" };
	const answer = await market.call("POST", "/api/workerCategory/update", { token: manager.token, body });
	expect(answer.status).toBe(200);
	const [row] = await db.select().from(subscriptions).where(eq(subscriptions.id, running));
	expect(row).toMatchObject({
		status: "active",
		pausedAt: null,
		endsAt: new Date((endsAt?.getTime() ?? 0) + 10 * day),
	});
});
