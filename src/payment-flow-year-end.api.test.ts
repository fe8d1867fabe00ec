import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { invoiceCounters, invoices } from "./invoices/server/invoices.tables.ts";
import { inTransaction } from "./platform/server/database/database.ts";
import { expectBooks } from "./testing/payment-totals.ts";
import {
	begin,
	look,
	type PaymentFlow,
	notify,
	type Payer,
	startPaymentFlow,
	writePayers,
} from "./testing/payment-flow.ts";

const count = 200;
const turnOfYear = new Date("2026-04-01T00:00:00+05:30").getTime();

let flow: PaymentFlow;
const payers = new Map<string, Payer>();
beforeAll(async () => {
	flow = await startPaymentFlow(new Date(turnOfYear - 10_000).toISOString());
	const left = await writePayers(flow, count);
	const beginAll = async () => {
		for (let payer = left.pop(); payer !== undefined; payer = left.pop())
			payers.set(await begin(flow, payer, flow.offer), payer);
	};
	await Promise.all(Array.from({ length: 4 }, beginAll));
}, 120_000);
afterAll(() => flow.close());

/** The number of issued invoice numbers. */
async function countGiven(): Promise<number> {
	const counters = await flow.database.db.select().from(invoiceCounters);
	return counters.reduce((sum, { lastNumber }) => sum + lastNumber, 0);
}

/** Changes the year; with several connections, while some wait for a number that they requested before. */
async function turnTheYear(): Promise<void> {
	const turn = () => flow.clock.set(new Date(turnOfYear));
	const { db, kind } = flow.database;
	if (kind === "pglite") return turn();
	await inTransaction(db, async (tx) => {
		await tx.select().from(invoiceCounters).for("update");
		const countWaiting = async () => {
			const { rows } = await tx.execute(sql`
				select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
			return rows.length;
		};
		await expect.poll(countWaiting, { timeout: 20_000, interval: 10 }).toBeGreaterThan(3);
		turn();
	});
}

test(
	"two hundred payments across the turn of the Indian financial year are each settled once, with numbers without gaps and duplicates",
	{ timeout: 120_000 },
	async () => {
		const { phonePe, clock, database } = flow;
		for (const name of payers.keys()) phonePe.complete(name);
		clock.set(new Date(turnOfYear - 1));
		const pages = [...payers].filter((_, nth) => nth % 10 === 0);
		const said = Promise.all([
			...[...payers.keys()].map((name) => notify(flow, phonePe, name)),
			...pages.map(([name, payer]) => look(flow, payer, name)),
		]);
		await expect.poll(countGiven, { timeout: 60_000, interval: 20 }).toBeGreaterThan(70);
		await turnTheYear();
		await said;
		// The first status checks of each payment are still due, and no longer needed.
		await flow.hastenJobs();
		await expect.poll(() => flow.countJobs(), { timeout: 90_000, interval: 100 }).toBe(0);

		await expectBooks(database.db, [...payers.keys()]);
		const issued = await database.db.select().from(invoices);
		const inOldYear = issued.filter(({ number }) => number.startsWith("INV/25-26/"));
		expect(Math.min(inOldYear.length, count - inOldYear.length)).toBeGreaterThan(50);
		for (const { number, issuedAt, document } of issued) {
			const isOld = issuedAt.getTime() < turnOfYear;
			expect([number.slice(4, 9), document.issuedOn]).toEqual(
				isOld ? ["25-26", "2026-03-31"] : ["26-27", "2026-04-01"],
			);
		}
	},
);
