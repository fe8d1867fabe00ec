import { expect, test } from "vitest";
import { type Db, inTransaction } from "./database.ts";
import { createSnapshot } from "./snapshot.ts";

function counted() {
	let now = 1_000_000;
	let readings = 0;
	let fails = false;
	const snapshot = createSnapshot(
		async () => {
			readings++;
			if (fails) throw new Error("the database is away");
			return readings;
		},
		() => new Date(now),
		5_000,
	);
	return {
		snapshot,
		move: (milliseconds: number) => void (now += milliseconds),
		fail: (value: boolean) => void (fails = value),
	};
}

test("reads once for all calls within the maximum age", async () => {
	const { snapshot, move } = counted();
	expect(await Promise.all([snapshot.current(), snapshot.current()])).toEqual([1, 1]);
	move(4_999);
	expect(await snapshot.current()).toBe(1);
	move(1);
	expect(await snapshot.current()).toBe(2);
});

test("reads again after the clock is set back", async () => {
	const { snapshot, move } = counted();
	await snapshot.current();
	move(-3_600_000);
	expect(await snapshot.current()).toBe(2);
});

test("discards a running reading when it is cleared", async () => {
	const { snapshot } = counted();
	const underWay = snapshot.current();
	snapshot.clear();
	expect(await snapshot.current()).toBe(2);
	expect(await underWay).toBe(1);
	expect(await snapshot.current()).toBe(2);
});

test("does not cache a failure", async () => {
	const { snapshot, fail } = counted();
	fail(true);
	await expect(snapshot.current()).rejects.toThrow("the database is away");
	fail(false);
	expect(await snapshot.current()).toBe(2);
});

test("reads through an open transaction what is not cached, and does not cache it", async () => {
	let now = 1_000_000;
	const readThrough: unknown[] = [];
	const readings = [Promise.resolve("first"), new Promise<string>(() => {})];
	const snapshot = createSnapshot(
		(tx?: Db) => {
			if (tx === undefined) return readings.shift() ?? Promise.resolve("later");
			readThrough.push(tx);
			return Promise.resolve("uncommitted");
		},
		() => new Date(now),
		5_000,
	);
	const db = { transaction: (work: (tx: Db) => unknown) => work(db) } as unknown as Db;
	await snapshot.current();
	expect(await inTransaction(db, () => snapshot.current())).toBe("first");
	now += 6_000;
	// It waits for the only connection, which a transaction has.
	void snapshot.current();
	expect(await inTransaction(db, () => snapshot.current())).toBe("uncommitted");
	expect(readThrough).toEqual([db]);
	snapshot.clear();
	expect(await snapshot.current()).toBe("later");
});

test("what a transaction leaves running reads through the pool", async () => {
	const snapshot = createSnapshot(
		(tx?: Db) => Promise.resolve(tx === undefined ? "pool" : "transaction"),
		() => new Date(),
	);
	const db = { transaction: (work: (tx: Db) => unknown) => work(db) } as unknown as Db;
	const ended = Promise.withResolvers<void>();
	let left: Promise<string> | undefined;
	await inTransaction(db, async () => {
		left = ended.promise.then(() => snapshot.current());
	});
	ended.resolve();
	expect(await left).toBe("pool");
});
