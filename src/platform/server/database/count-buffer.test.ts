import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Counted, createCountBuffer } from "./count-buffer.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Key = { day: string; path: string };
const page = (path: string): Key => ({ day: "2026-11-20", path });

function open({ fails = 0, capacity = 10 } = {}) {
	const written: Counted<Key>[][] = [];
	const warn = vi.fn<() => void>();
	let failing = fails;
	const buffer = createCountBuffer<Key>({
		log: { warn },
		capacity,
		write: async (counted) => {
			if (failing-- > 0) throw new Error("away");
			written.push(counted);
		},
	});
	return { buffer, written, warn };
}

test("writes nothing while counting, and everything in one order after some seconds", async () => {
	const { buffer, written } = open();
	buffer.start();
	buffer.add(page("/leads"));
	buffer.add(page("/"));
	buffer.add(page("/leads"));
	expect(written).toEqual([]);
	await vi.advanceTimersByTimeAsync(5_000);
	expect(written).toEqual([
		[
			{ ...page("/"), count: 1 },
			{ ...page("/leads"), count: 2 },
		],
	]);
	await vi.advanceTimersByTimeAsync(60_000);
	expect(written).toHaveLength(1);
});

test("keeps what could not be written for the next time", async () => {
	const { buffer, written, warn } = open({ fails: 1 });
	buffer.add(page("/"));
	await buffer.flush();
	buffer.add(page("/"));
	await buffer.flush();
	expect(written).toEqual([[{ ...page("/"), count: 2 }]]);
	expect(warn).toHaveBeenCalledTimes(1);
});

test("writes the rest when it stops, and nothing afterwards", async () => {
	const { buffer, written } = open();
	buffer.start();
	buffer.add(page("/"));
	await buffer.stop();
	expect(written).toHaveLength(1);
	expect(vi.getTimerCount()).toBe(0);
});

test("does not grow beyond its capacity, and continues counting what it has", async () => {
	const { buffer, written } = open({ capacity: 2 });
	for (const path of ["/a", "/b", "/c", "/a"]) buffer.add(page(path));
	await buffer.flush();
	expect(written).toEqual([
		[
			{ ...page("/a"), count: 2 },
			{ ...page("/b"), count: 1 },
		],
	]);
});
