import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestDatabase } from "../../../testing/test-database.ts";
import type { Database } from "../database/database.ts";
import {
	answersKeptFor,
	createIdempotency,
	readIdempotencyKey,
	type Idempotency,
	type RepeatableWork,
} from "./idempotency.ts";

let database: Database;
let now = new Date("2026-11-20T06:30:00Z");
let idempotency: Idempotency;
beforeAll(async () => {
	database = await openTestDatabase();
	idempotency = createIdempotency(database.db, () => now);
});
afterAll(() => database.close());

const request = (key: string | null, body: unknown = { a: 1, b: [2] }, userId = randomUUID()) => ({
	userId,
	route: "POST /x",
	key,
	body,
});

/** Work that counts how often it ran. */
function counting() {
	let done = 0;
	const work: RepeatableWork<{ done: number }> = async () => async () => ({
		status: 201,
		answer: { done: ++done },
	});
	return { work, times: () => done };
}

describe("the same key", () => {
	test("with the same body in any order returns the same and works once", async () => {
		const { work, times } = counting();
		const first = request("k");
		expect(await idempotency.once(first, work)).toEqual({ status: 201, answer: { done: 1 } });
		expect(await idempotency.once({ ...first, body: { b: [2], a: 1 } }, work)).toEqual({
			status: 201,
			answer: { done: 1 },
		});
		expect(times()).toBe(1);
	});

	test("with another body is a conflict and does nothing", async () => {
		const { work, times } = counting();
		const first = request("k");
		await idempotency.once(first, work);
		await expect(idempotency.once({ ...first, body: { a: 1, b: [3] } }, work)).rejects.toMatchObject({
			code: "conflict",
		});
		expect(times()).toBe(1);
	});

	test("returns the response even if the check would refuse by now", async () => {
		const { work } = counting();
		const first = request("k");
		await idempotency.once(first, work);
		const refusing = async () => {
			throw new Error("too late");
		};
		expect(await idempotency.once(first, refusing)).toEqual({ status: 201, answer: { done: 1 } });
	});

	test("of another person or another call is another key", async () => {
		const { work, times } = counting();
		const first = request("k");
		await idempotency.once(first, work);
		await idempotency.once({ ...first, userId: randomUUID() }, work);
		await idempotency.once({ ...first, route: "POST /y" }, work);
		expect(times()).toBe(3);
	});

	test("sent many times at once works once and returns the same to all", async () => {
		const { work, times } = counting();
		const first = request("k");
		const answers = await Promise.all(Array.from({ length: 25 }, () => idempotency.once(first, work)));
		expect(times()).toBe(1);
		expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
			new Set(['{"status":201,"answer":{"done":1}}']),
		);
	});
});

test("can be retried after a failure, which is rolled back", async () => {
	const { work } = counting();
	const first = request("k");
	const failing: RepeatableWork<{ done: number }> = async () => async (tx) => {
		await idempotency.deleteAnswersOf(tx, first.userId);
		throw new Error("half way");
	};
	await expect(idempotency.once(first, failing)).rejects.toThrow("half way");
	expect(await idempotency.once(first, work)).toEqual({ status: 201, answer: { done: 1 } });
});

test("stores nothing without a key", async () => {
	const { work, times } = counting();
	const first = request(null);
	await idempotency.once(first, work);
	await idempotency.once(first, work);
	expect(times()).toBe(2);
});

test("expires after a day, when the response is deleted", async () => {
	const { work, times } = counting();
	const [old, young] = [request("old"), request("young")];
	await idempotency.once(old, work);
	now = new Date(now.getTime() + answersKeptFor - 1);
	await idempotency.once(young, work);
	await idempotency.once(old, work);
	expect(times()).toBe(2);
	now = new Date(now.getTime() + 1);
	await idempotency.once({ ...old, body: "another body" }, work);
	expect(times()).toBe(3);
	now = new Date(now.getTime() + answersKeptFor - 1);
	await idempotency.clean();
	const { rows } = await database.db.execute<{ key: string }>(
		sql`select key from idempotent_answers where user_id in (${old.userId}, ${young.userId})`,
	);
	expect(rows).toEqual([{ key: "old" }]);
});

test("a person's responses can be deleted", async () => {
	const { work, times } = counting();
	const first = request("k");
	await idempotency.once(first, work);
	await idempotency.deleteAnswersOf(database.db, first.userId);
	await idempotency.once(first, work);
	expect(times()).toBe(2);
});

describe("the header", () => {
	test.each([
		[undefined, null],
		["a", "a"],
		["7f6e-!~", "7f6e-!~"],
		["x".repeat(200), "x".repeat(200)],
	])("is parsed, %#", (header, key) => {
		expect(readIdempotencyKey({ headers: { "idempotency-key": header } })).toBe(key);
	});

	test.each(["", " ", "two words", "x".repeat(201), "नमस्ते"])("is refused, %#", (header) => {
		expect(() => readIdempotencyKey({ headers: { "idempotency-key": header } })).toThrow(
			"1 to 200 visible characters",
		);
	});
});
