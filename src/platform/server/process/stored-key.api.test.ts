import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openTestDatabase } from "../../../testing/test-database.ts";
import { type Database, inTransaction } from "../database/database.ts";
import { openStoredKey, renewStoredKey } from "./stored-key.ts";
import { storedKeys } from "./stored-key.tables.ts";

const [first, second, third] = ["a", "b", "c"].map((letter) => letter.repeat(40));

let database: Database;
beforeEach(async () => {
	database = await openTestDatabase();
});
afterEach(() => database.close());

const open = (SECRET_KEY: string | undefined, SECRET_KEY_PREVIOUS?: string) =>
	openStoredKey(database.db, { SECRET_KEY, SECRET_KEY_PREVIOUS, DATA_DIR: "/nowhere" });

describe("the stored key", () => {
	test("is random, the same for all processes, and stored encrypted", async () => {
		const [one, other] = await Promise.all([open(first), open(first)]);
		expect(one).toHaveLength(43);
		expect(other).toBe(one);
		expect(await open(first)).toBe(one);
		const rows = await database.db.select().from(storedKeys);
		expect(rows).toHaveLength(1);
		expect(JSON.stringify(rows)).not.toContain(one);
	});

	test("survives a rotation, after which the old key opens nothing", async () => {
		const key = await open(first);
		expect(await open(second, first)).toBe(key);
		expect(await open(second)).toBe(key);
		await expect(open(first)).rejects.toThrow(
			/^SECRET_KEY: the key in this database was encrypted with another/,
		);
		await expect(open(first, third)).rejects.toThrow(/^SECRET_KEY_PREVIOUS: .* neither/);
		// Two rotations, of which the second goes back.
		expect(await open(third, second)).toBe(key);
		expect(await open(first, third)).toBe(key);
	});

	test("survives two processes that rotate at the same moment", async () => {
		const key = await open(first);
		expect(await Promise.all([open(second, first), open(second, first)])).toEqual([key, key]);
	});

	test("is not replaced if a wrong SECRET_KEY is set", async () => {
		const key = await open(first);
		await expect(open(second)).rejects.toThrow("SECRET_KEY");
		await expect(open(second, third)).rejects.toThrow("SECRET_KEY");
		expect(await open(first)).toBe(key);
	});

	test.each([
		["SECRET_KEY", [first], first],
		["SECRET_KEY_PREVIOUS, if that is set,", [second, first], first],
	] as const)("is %s itself in a database from before it", async (_title, [current, previous], expected) => {
		await database.db.insert(storedKeys).values({ name: "main", sealed: null });
		expect(await open(current, previous)).toBe(expected);
		expect(await open(current)).toBe(expected);
	});

	test("can be renewed without the SECRET_KEY that opens it", async () => {
		const key = await open(first);
		await inTransaction(database.db, (tx) =>
			renewStoredKey(tx, { SECRET_KEY: second, SECRET_KEY_PREVIOUS: undefined, DATA_DIR: "/nowhere" }),
		);
		expect(await open(second)).not.toBe(key);
	});
});
