import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, inject, test, vi } from "vitest";
import { openTestDatabase } from "../../../testing/test-database.ts";
import { broadcastConnection } from "./broadcast-connections.ts";
import { type Broadcast, createBroadcast } from "./broadcast.ts";
import { type Database, inTransaction } from "./database.ts";
import { openDatabase } from "./open-database.ts";

const template = inject("template");
const silent = { warn() {} };

/** A broadcast on the database with all that it hears on "tests". */
async function listenOn(database: Database) {
	const broadcast = createBroadcast(database, silent);
	const heard: string[] = [];
	broadcast.listen("tests", {
		hear: (text) => void heard.push(text),
		missed: () => void heard.push("missed"),
	});
	await broadcast.start();
	return { broadcast, heard };
}

let database: Database;
let broadcast: Broadcast;
let heard: string[];
beforeEach(async () => {
	database = await openTestDatabase();
	({ broadcast, heard } = await listenOn(database));
});
afterEach(async () => {
	await broadcast.stop();
	await database.close();
});

const say = (text: string) => inTransaction(database.db, (tx) => broadcast.send(tx, "tests", text));

test("what is committed is heard in its order, other channels are not", async () => {
	await say("one");
	await inTransaction(database.db, (tx) => broadcast.send(tx, "others", "not for us"));
	await say("two");
	await vi.waitFor(() => expect(heard).toEqual(["one", "two"]));
});

test("of a transaction that is undone nobody hears", async () => {
	const undone = inTransaction(database.db, async (tx) => {
		await broadcast.send(tx, "tests", "never");
		throw new Error("undone");
	});
	await expect(undone).rejects.toThrow("undone");
	await say("after");
	await vi.waitFor(() => expect(heard).toEqual(["after"]));
});

test("the longest message is heard whole, and one byte more is refused", async () => {
	const longest = "é".repeat(3_999) + "e";
	await say(longest);
	await vi.waitFor(() => expect(heard).toEqual([longest]));
	await expect(say(`${longest}e`)).rejects.toThrow(RangeError);
});

test("a name that is no name of a channel is refused", () => {
	expect(() => broadcast.listen('tests"; drop', { hear() {}, missed() {} })).toThrow("no name");
});

test("who has stopped hears nothing more", async () => {
	await broadcast.stop();
	await say("late");
	const after = await listenOn(database);
	await say("heard by the next");
	await vi.waitFor(() => expect(after.heard).toEqual(["heard by the next"]));
	expect(heard).toEqual([]);
	await after.broadcast.stop();
});

test.runIf(template.kind === "postgres")("processes on one database hear each other", async () => {
	const other = await secondProcess();
	await say("to all");
	await vi.waitFor(() => expect([heard, other.heard]).toEqual([["to all"], ["to all"]]));
	await inTransaction(other.database.db, (tx) => other.broadcast.send(tx, "tests", "back"));
	await vi.waitFor(() => expect(heard).toEqual(["to all", "back"]));
	await other.close();
});

test.runIf(template.kind === "postgres")(
	"a line that breaks is opened again, and that something may be missing is said",
	async () => {
		const asked = await database.db.execute(sql`
			select pg_terminate_backend(pid) from pg_stat_activity
			where datname = current_database() and application_name = ${broadcastConnection}`);
		expect(asked.rows).toHaveLength(1);
		await say("into the gap");
		await vi.waitFor(() => expect(heard).toContain("missed"));
		await say("again");
		await vi.waitFor(() => expect(heard.at(-1)).toBe("again"));
		expect(heard.filter((text) => text === "missed")).toHaveLength(1);
	},
);

/** What a second process on the same PostgreSQL database has. */
async function secondProcess() {
	const { rows } = await database.db.execute<{ name: string }>(sql`select current_database() as name`);
	const url = new URL(template.kind === "postgres" ? template.server : "");
	url.pathname = `/${rows[0]?.name}`;
	const second = await openDatabase({ url: url.href, dataDirectory: null });
	const { broadcast: its, heard: itHeard } = await listenOn(second);
	return {
		database: second,
		broadcast: its,
		heard: itHeard,
		async close() {
			await its.stop();
			await second.close();
		},
	};
}
