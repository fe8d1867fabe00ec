import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, inject, test, vi } from "vitest";
import { openTestDatabase } from "../../../testing/test-database.ts";
import { broadcastConnection } from "./broadcast-connections.ts";
import { type Broadcast, createBroadcast } from "./broadcast.ts";
import { type Database, inTransaction } from "./database.ts";
import { openDatabase } from "./open-database.ts";

const template = inject("template");
const silent = { warn() {} };

/** A broadcast on the database, with everything it receives on "tests". */
async function listenOn(database: Database) {
	const broadcast = createBroadcast(database, silent);
	const received: string[] = [];
	broadcast.listen("tests", {
		onMessage: (text) => void received.push(text),
		missed: () => void received.push("missed"),
	});
	await broadcast.start();
	return { broadcast, received };
}

let database: Database;
let broadcast: Broadcast;
let received: string[];
beforeEach(async () => {
	database = await openTestDatabase();
	({ broadcast, received } = await listenOn(database));
});
afterEach(async () => {
	await broadcast.stop();
	await database.close();
});

const send = (text: string) => inTransaction(database.db, (tx) => broadcast.send(tx, "tests", text));

test("receives committed messages in their order, and none of other channels", async () => {
	await send("one");
	await inTransaction(database.db, (tx) => broadcast.send(tx, "others", "not for us"));
	await send("two");
	await vi.waitFor(() => expect(received).toEqual(["one", "two"]));
});

test("receives nothing of a transaction that is rolled back", async () => {
	const failing = inTransaction(database.db, async (tx) => {
		await broadcast.send(tx, "tests", "never");
		throw new Error("rolled back");
	});
	await expect(failing).rejects.toThrow("rolled back");
	await send("after");
	await vi.waitFor(() => expect(received).toEqual(["after"]));
});

test("receives the longest message whole, and refuses one byte more", async () => {
	const longest = "é".repeat(3_999) + "e";
	await send(longest);
	await vi.waitFor(() => expect(received).toEqual([longest]));
	await expect(send(`${longest}e`)).rejects.toThrow(RangeError);
});

test("refuses an invalid channel name", () => {
	expect(() => broadcast.listen('tests"; drop', { onMessage() {}, missed() {} })).toThrow(
		"invalid channel name",
	);
});

test("receives nothing after it stops", async () => {
	await broadcast.stop();
	await send("late");
	const after = await listenOn(database);
	await send("for the next one");
	await vi.waitFor(() => expect(after.received).toEqual(["for the next one"]));
	expect(received).toEqual([]);
	await after.broadcast.stop();
});

test.runIf(template.kind === "postgres")(
	"processes on one database receive each other's messages",
	async () => {
		const other = await secondProcess();
		await send("to all");
		await vi.waitFor(() => expect([received, other.received]).toEqual([["to all"], ["to all"]]));
		await inTransaction(other.database.db, (tx) => other.broadcast.send(tx, "tests", "back"));
		await vi.waitFor(() => expect(received).toEqual(["to all", "back"]));
		await other.close();
	},
);

test.runIf(template.kind === "postgres")(
	"reopens a broken connection, and reports that messages may be missing",
	async () => {
		const ended = await database.db.execute(sql`
			select pg_terminate_backend(pid) from pg_stat_activity
			where datname = current_database() and application_name = ${broadcastConnection}`);
		expect(ended.rows).toHaveLength(1);
		await send("while disconnected");
		await vi.waitFor(() => expect(received).toContain("missed"));
		await send("again");
		await vi.waitFor(() => expect(received.at(-1)).toBe("again"));
		expect(received.filter((text) => text === "missed")).toHaveLength(1);
	},
);

/** Opens the same PostgreSQL database as a second process does. */
async function secondProcess() {
	const { rows } = await database.db.execute<{ name: string }>(sql`select current_database() as name`);
	const url = new URL(template.kind === "postgres" ? template.server : "");
	url.pathname = `/${rows[0]?.name}`;
	const second = await openDatabase({ url: url.href, dataDirectory: null });
	const { broadcast: its, received: itsReceived } = await listenOn(second);
	return {
		database: second,
		broadcast: its,
		received: itsReceived,
		async close() {
			await its.stop();
			await second.close();
		},
	};
}
