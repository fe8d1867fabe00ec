import { and, asc, gte, sql } from "drizzle-orm";
import { integer, pgTable, timestamp } from "drizzle-orm/pg-core";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openTestDatabase } from "../../../testing/test-database.ts";
import { type Database, type Db, inTransaction } from "./database.ts";
import { named, namedQuery } from "./named.ts";

const visits = pgTable("tested_visits", {
	id: integer().primaryKey(),
	at: timestamp({ withTimezone: true }).notNull(),
});
const added = namedQuery("tested_visit_added", (db) =>
	db.insert(visits).values({ id: sql.placeholder("id"), at: sql.placeholder("at") }),
);
const found = namedQuery("tested_visits_found", (db) =>
	db
		.select({ id: visits.id, seen: visits.at })
		.from(visits)
		.where(
			and(
				sql`${visits.id} = any(${sql.placeholder("ids")}::int[])`,
				gte(visits.at, sql.placeholder("since")),
			),
		)
		.orderBy(asc(visits.id)),
);

const noon = new Date("2026-11-20T06:30:00.000Z");
const later = new Date("2026-11-20T07:30:00.000Z");

let database: Database;
beforeEach(async () => {
	database = await openTestDatabase();
	await database.db.execute(
		sql`create table tested_visits (id integer primary key, at timestamptz not null)`,
	);
	await added(database.db, { id: 1, at: noon });
});
afterEach(() => database.close());

test("binds its own values on each call, and types the rows", async () => {
	await added(database.db, { id: 2, at: later });
	const ask = (ids: number[], since: Date) => found(database.db, { ids, since: since.toISOString() });
	expect(await ask([1, 2, 3], noon)).toEqual([
		{ id: 1, seen: noon },
		{ id: 2, seen: later },
	]);
	expect(await ask([1, 2], later)).toEqual([{ id: 2, seen: later }]);
	expect(await ask([], noon)).toEqual([]);
});

test("runs in the given transaction", async () => {
	const values = { ids: [1, 2], since: noon.toISOString() };
	const undone = inTransaction(database.db, async (tx) => {
		await added(tx, { id: 2, at: later });
		expect(await found(tx, values)).toHaveLength(2);
		throw new Error("undone");
	});
	await expect(undone).rejects.toThrow("undone");
	expect(await found(database.db, values)).toHaveLength(1);
});

test("statements written as text see the rows of their transaction, and read times as dates", async () => {
	const visitsById = { name: "tested_visits_by_id", text: "select id, at from tested_visits where id = $1" };
	const undone = inTransaction(database.db, async (tx) => {
		await added(tx, { id: 2, at: later });
		expect(await named(tx, visitsById, [2])).toEqual([{ id: 2, at: later }]);
		throw new Error("undone");
	});
	await expect(undone).rejects.toThrow("undone");
	expect(await named(database.db, visitsById, [2])).toEqual([]);
	expect(await named(database.db, visitsById, [1])).toEqual([{ id: 1, at: noon }]);
});

test("statements of a transaction may be sent together: each gets its own rows", async () => {
	const warnings: Error[] = [];
	const note = (warning: Error) => warnings.push(warning);
	process.on("warning", note);
	const read = (tx: Db) => found(tx, { ids: [1, 2, 3], since: noon.toISOString() });
	const together = inTransaction(database.db, (tx) =>
		Promise.all([
			read(tx),
			added(tx, { id: 2, at: later }),
			read(tx),
			added(tx, { id: 3, at: later }),
			read(tx),
		]),
	);
	const [before, , between, , after] = await together;
	expect([before.length, between.length, after.length]).toEqual([1, 2, 3]);

	const refused = inTransaction(database.db, (tx) =>
		Promise.all([added(tx, { id: 4, at: later }), added(tx, { id: 4, at: later }), read(tx)]),
	);
	await expect(refused).rejects.toThrow("Failed query");
	expect(await found(database.db, { ids: [4], since: noon.toISOString() })).toEqual([]);
	process.off("warning", note);
	// The driver warns of a queue that it will give up.
	expect(warnings).toEqual([]);
});

test("refuses a name that another query has", () => {
	const again = () => namedQuery("tested_visits_found", (db) => db.select().from(visits));
	expect(again).toThrow("two queries have the name tested_visits_found");
});
