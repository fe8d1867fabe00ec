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
/** Fails as a statement does that the database gives up for another transaction. */
const collide = (tx: Db, code: string) =>
	tx.execute(sql.raw(`do $$ begin raise exception 'collided' using errcode = '${code}'; end $$`));
/** What a promise fails with, null where it does not. */
const failureOf = (promise: Promise<unknown>): Promise<unknown> =>
	promise.then(
		() => null,
		(error: unknown) => error,
	);

/** Says when so many have come; who comes again passes. */
function meeting(size: number) {
	let come = 0;
	const { promise, resolve } = Promise.withResolvers<void>();
	return async () => {
		if (++come >= size) resolve();
		await promise;
	};
}

// The embedded database has one connection: there nobody waits for anybody.
describe.runIf(inject("template").kind === "postgres")("two who wait for each other", () => {
	test("both come to their end, each once", async () => {
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
		expect(begun).toBe(3);
		expect(await counts()).toEqual([2, 2]);
	});

	test("also where they do in savepoints", async () => {
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
	test("is tried again, and what it did before is undone", async () => {
		let begun = 0;
		await inTransaction(database.db, async (tx) => {
			await add(tx, 1);
			if (++begun < 3) await collide(tx, code);
		});
		expect(begun).toBe(3);
		expect(await counts()).toEqual([1, 0]);
	});

	test("each time is given up with that failure after the third", async () => {
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

	test("in a savepoint is tried again as a whole, not the savepoint for itself", async () => {
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

test("one that fails otherwise is not tried again", async () => {
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
