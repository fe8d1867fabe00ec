import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openTestDatabase } from "../../../testing/test-database.ts";
import type { Db } from "./database.ts";
import { openDatabaseClock } from "./database-clock.ts";

const month = 31 * 24 * 60 * 60_000;
const minute = 60_000;
const noDatabase = {} as Db;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A database and a stopwatch whose times the test sets; a reading takes `readingTakes`. */
function setUp() {
	const times = { database: Date.UTC(2026, 10, 20), stopwatch: 5_000, readingTakes: 0 };
	const read = async () => {
		times.stopwatch += times.readingTakes;
		return times.database;
	};
	const pass = (milliseconds: number) => {
		times.database += milliseconds;
		times.stopwatch += milliseconds;
	};
	const warn = vi.fn<(...given: unknown[]) => void>();
	return {
		times,
		pass,
		log: { warn },
		open: () => openDatabaseClock(noDatabase, { read, stopwatch: () => times.stopwatch }),
	};
}

test("returns the database's time, however the machine's clock is set", async () => {
	const { times, pass, log, open } = setUp();
	vi.setSystemTime(times.database + month);
	const { clock, follow } = await open();
	expect(clock().getTime()).toBe(times.database);
	pass(90_000);
	vi.setSystemTime(times.database - month);
	expect(clock().getTime()).toBe(times.database);
	const stop = follow(log);
	expect(log.warn).toHaveBeenCalledWith(
		{ milliseconds: -month },
		expect.stringContaining("this machine's clock"),
	);
	stop();
});

test("returns the same time in two processes whose clocks differ", async () => {
	const one = setUp();
	const other = setUp();
	other.times.stopwatch = 9_000_000;
	const [first, second] = [await one.open(), await other.open()];
	one.pass(1_000);
	other.pass(1_000);
	expect(first.clock()).toEqual(second.clock());
});

test("follows the database within a minute and reports that its clock was changed", async () => {
	const { times, pass, log, open } = setUp();
	vi.setSystemTime(times.database);
	const { clock, follow } = await open();
	const stop = follow(log);
	pass(minute);
	times.database += 10_000;
	await vi.advanceTimersByTimeAsync(minute);
	expect(clock().getTime()).toBe(times.database);
	expect(log.warn).toHaveBeenCalledWith({ milliseconds: 10_000 }, "the database's clock was changed");
	stop();
	times.database += 10_000;
	await vi.advanceTimersByTimeAsync(10 * minute);
	expect(clock().getTime()).toBe(times.database - 10_000);
});

test("ignores a reading that took too long", async () => {
	const { times, log, open } = setUp();
	vi.setSystemTime(times.database);
	const { clock, follow } = await open();
	const stop = follow(log);
	times.readingTakes = 3_000;
	await vi.advanceTimersByTimeAsync(minute);
	expect(clock().getTime()).toBe(times.database + 3_000);
	expect(log.warn).not.toHaveBeenCalled();
	stop();
});

test("reads the real database's time", async () => {
	vi.useRealTimers();
	const database = await openTestDatabase();
	const { clock } = await openDatabaseClock(database.db);
	expect(Math.abs(clock().getTime() - Date.now())).toBeLessThan(5_000);
	await database.close();
});
