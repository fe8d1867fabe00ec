import { eq, sql } from "drizzle-orm";
import { integer, pgTable } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from "vitest";
import { openTestDatabase } from "../../../testing/test-database.ts";
import { type Database, type Db, inTransaction, isCollision } from "./database.ts";

const tills = pgTable("tested_tills", {
	id: integer().primaryKey(),
	count: integer().notNull(),
});

let database: Database;
beforeAll(async () => {
	database = await openTestDatabase();
	await database.db.execute(sql`create table tested_tills (id integer primary key, count integer not null)`);
});
beforeEach(async () => {
	await database.db.delete(tills);
	await database.db.insert(tills).values([
		{ id: 1, count: 0 },
		{ id: 2, count: 0 },
	]);
});
afterAll(() => database.close());

const add = (tx: Db, id: number) =>
	tx
		.update(tills)
		.set({ count: sql`${tills.count} + 1` })
		.where(eq(tills.id, id));
const counts = async () =>
	(await database.db.select().from(tills).orderBy(tills.id)).map(({ count }) => count);
/** Fails like a statement that the database cancels in favour of another transaction. */
const collide = (tx: Db, code: string) =>
	tx.execute(sql.raw(`do $$ begin raise exception 'collided' using errcode = '${code}'; end $$`));
/** The error of a rejected promise, or null. */
const failureOf = (promise: Promise<unknown>): Promise<unknown> =>
	promise.then(
		() => null,
		(error: unknown) => error,
	);

/** Resolves when this many have arrived; later ones pass. */
function meeting(size: number) {
	let come = 0;
	const { promise, resolve } = Promise.withResolvers<void>();
	return async () => {
		if (++come >= size) resolve();
		await promise;
	};
}

// The embedded database has one connection, where no one waits for another.
describe.runIf(inject("template").kind === "postgres")("two transactions in a deadlock", () => {
	test("both end, each once", async () => {
		const meet = meeting(2);
		let begun = 0;
		const take = (first: number, second: number) =>
			inTransaction(database.db, async (tx) => {
				begun++;
				await add(tx, first);
				await meet();
				await add(tx, second);
			});
		await Promise.all([take(1, 2), take(2, 1)]);
		// A transaction that is repeated at once may overtake the other, and collide a second time.
		expect(begun).toBeGreaterThan(2);
		expect(await counts()).toEqual([2, 2]);
	});

	test("also in savepoints", async () => {
		const meet = meeting(2);
		const take = (first: number, second: number) =>
			inTransaction(database.db, async (tx) => {
				await add(tx, first);
				await meet();
				await inTransaction(tx, (savepoint) => add(savepoint, second));
			});
		await Promise.all([take(1, 2), take(2, 1)]);
		expect(await counts()).toEqual([2, 2]);
	});
});

describe.each(["40P01", "40001"])("a transaction that fails with %s", (code) => {
	test("is retried, and its earlier changes are rolled back", async () => {
		let begun = 0;
		await inTransaction(database.db, async (tx) => {
			await add(tx, 1);
			if (++begun < 3) await collide(tx, code);
		});
		expect(begun).toBe(3);
		expect(await counts()).toEqual([1, 0]);
	});

	test("fails for good after the third try", async () => {
		let begun = 0;
		const failure = await failureOf(
			inTransaction(database.db, async (tx) => {
				begun++;
				await add(tx, 1);
				await collide(tx, code);
			}),
		);
		expect(isCollision(failure)).toBe(true);
		expect(begun).toBe(3);
		expect(await counts()).toEqual([0, 0]);
	});

	test("in a savepoint is retried as a whole, not only the savepoint", async () => {
		let [outer, inner] = [0, 0];
		const failure = await failureOf(
			inTransaction(database.db, async (tx) => {
				outer++;
				await inTransaction(tx, async (savepoint) => {
					inner++;
					await collide(savepoint, code);
				});
			}),
		);
		expect(isCollision(failure)).toBe(true);
		expect([outer, inner]).toEqual([3, 3]);
	});
});

test("is not retried after any other failure", async () => {
	let begun = 0;
	const failure = await failureOf(
		inTransaction(database.db, async (tx) => {
			begun++;
			await tx.insert(tills).values({ id: 1, count: 0 });
		}),
	);
	expect(isCollision(failure)).toBe(false);
	expect(failure).toBeInstanceOf(Error);
	expect(begun).toBe(1);
});
