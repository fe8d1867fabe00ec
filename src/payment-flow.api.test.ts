import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
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

let flow: PaymentFlow;
beforeAll(async () => {
	flow = await startPaymentFlow("2026-11-20T06:30:00Z");
});
afterAll(() => flow.close());

const count = 50;
/** The number of status checks that a process takes from its queue at a time. */
const atOnce = 10;
/** The payment of PhonePe's status check. */
const nameIn = (url: string) => url.split("/").at(-2) ?? "";
const enough = { timeout: 30_000, interval: 20 };

test("webhook, page and job at the same moment, fifty times in any order, settle each payment once", async () => {
	const { line, phonePe, clock, database } = flow;
	const payers = new Map<string, Payer>();
	for (const payer of await writePayers(flow, count)) payers.set(await begin(flow, payer, flow.offer), payer);
	for (const name of payers.keys()) phonePe.complete(name);

	line.back.close((url) => url.endsWith("errorContext=true"));
	await flow.hastenJobs();
	const left = new Set(payers.keys());
	const questions = () => line.back.waiting().map(nameIn);
	const newOnes = () => [...new Set(questions())].filter((name) => left.has(name));
	for (let wave = 0; left.size > 0; wave++) {
		// The responses to the job's checks are on their way.
		await expect.poll(() => newOnes().length, enough).toBeGreaterThanOrEqual(Math.min(atOnce, left.size));
		const names = newOnes();
		const countAsking = () =>
			Math.min(...names.map((name) => questions().filter((queried) => queried === name).length));
		const asked: Promise<unknown>[] = [];
		for (const round of [0, 1]) {
			// A check less than three seconds old is not repeated.
			clock.advance(3_000);
			const acts = names.flatMap((name, nth) => {
				const payer = payers.get(name) ?? { token: "" };
				const both = [() => look(flow, payer, name), () => notify(flow, phonePe, name)];
				return (nth + wave + round) % 2 === 0 ? both : both.toReversed();
			});
			asked.push(...(wave % 2 === 0 ? acts : acts.toReversed()).map((act) => act()));
			await expect.poll(countAsking, enough).toBeGreaterThanOrEqual(round + 2);
		}
		// Three checks of each payment are running. On the embedded database they wait for one transaction, with
		// the success they received.
		await inTransaction(database.db, async () => {
			for (const name of wave % 2 === 0 ? names : names.toReversed())
				line.back.release((url) => nameIn(url) === name);
			await wait(100);
		});
		await Promise.all(asked);
		for (const name of names) left.delete(name);
	}
	line.back.open();
	// The messages brought checks forward.
	await flow.hastenJobs();
	await expect.poll(() => flow.countJobs(), enough).toBe(0);

	await expectBooks(database.db, [...payers.keys()]);
}, 120_000);
