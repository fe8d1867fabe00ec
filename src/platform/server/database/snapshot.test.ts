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

test("does not wait for a reading in a transaction, which may hold the only connection", async () => {
	let now = 1_000_000;
	let open = (_value: number) => {};
	const readings = [Promise.resolve(1), new Promise<number>((resolve) => (open = resolve))];
	const snapshot = createSnapshot(
		() => readings.shift() ?? Promise.resolve(3),
		() => new Date(now),
		5_000,
	);
	await snapshot.current();
	now += 6_000;
	const underWay = snapshot.current();
	const db = { transaction: (work: (tx: Db) => unknown) => work(db) } as unknown as Db;
	expect(await inTransaction(db, () => snapshot.current())).toBe(1);
	open(2);
	expect(await underWay).toBe(2);
	expect(await inTransaction(db, () => snapshot.current())).toBe(2);
});
