import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { buildOwner } from "../../listings/server/testing/build-listing.ts";
import { AppError } from "../../platform/app-error.ts";
import { paise } from "../../platform/money.ts";
import { payments } from "./payments.tables.ts";
import { type PaymentsApp, startPaymentsApp } from "./testing/payments-app.ts";

let module: PaymentsApp;
let userId: string;
beforeAll(async () => {
	module = await startPaymentsApp();
});
beforeEach(async () => {
	Object.assign(module.provider, { mood: "well" });
	userId = await buildOwner(module.server.database.db, "Ramesh Thakur", module.server.clock());
});
afterAll(() => module.close());

const minutes = (count: number) => count * 60_000;
const begin = () => module.begin({ userId });
const open = () => module.open({ userId });
async function times<Result>(count: number, act: () => Promise<Result>): Promise<Result[]> {
	const done: Result[] = [];
	for (let nth = 0; nth < count; nth++) done.push(await act());
	return done;
}
const count = () => module.server.database.db.$count(payments, eq(payments.userId, userId));
const refusal = () =>
	begin().then(
		() => null,
		(error: unknown) => error,
	);

test("refuses the 21st open payment and names the time until the next is allowed", async () => {
	await open();
	module.server.clock.advance(minutes(5));
	await times(19, open);
	const error = await refusal();
	expect(error).toBeInstanceOf(AppError);
	expect(error).toMatchObject({
		status: 429,
		message: "You already have 20 open payments. Please finish one of them, or try again later.",
		details: { retryAfterSeconds: 15 * 60 },
	});
	expect(await count()).toBe(20);
	module.server.clock.advance(minutes(15));
	await begin();
	expect((await refusal()) instanceof AppError).toBe(true);
});

test("counts a payment whose page was never opened as open for an hour", async () => {
	module.provider.mood = "away";
	await times(20, begin);
	module.server.clock.advance(minutes(59));
	expect(await refusal()).toMatchObject({ status: 429, details: { retryAfterSeconds: 60 } });
	module.server.clock.advance(minutes(1));
	await begin();
});

test("does not count ended payments, payments without a provider, payments recorded by hand and other people's", async () => {
	const { db } = module.server.database;
	const begun = await times(20, open);
	const [paid, failed, byHand] = begun;
	for (const [one, state] of [
		[paid, "success"],
		[failed, "failed"],
	] as const) {
		module.provider.says(one?.name ?? "", { state });
		await module.askOnTime(one?.id ?? "");
	}
	await db
		.update(payments)
		.set({ provider: null })
		.where(eq(payments.id, byHand?.id ?? ""));
	await times(3, open);
	expect(await refusal()).toMatchObject({ status: 429 });
	await module.begin({ userId, amount: paise(0) });
	await module.begin({ startedBy: userId });
	expect(await count()).toBe(24);
});
