import Fastify from "fastify";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { freeIdleMemory } from "./idle-memory.ts";

const mb = 1024 * 1024;
let app: ReturnType<typeof Fastify>;
let size: number;
let collections: number;

beforeEach(() => {
	vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
	app = Fastify();
	size = 200 * mb;
	collections = 0;
	const collect = () => {
		collections += 1;
		size = 150 * mb;
	};
	freeIdleMemory(app, collect, () => size);
});
afterEach(async () => {
	await app.close();
	vi.useRealTimers();
});

test("collects after a quiet time, and again only when the process has grown", () => {
	vi.advanceTimersByTime(20_000);
	expect(collections).toBe(1);
	vi.advanceTimersByTime(60_000);
	expect(collections).toBe(1);
	size = 157 * mb;
	vi.advanceTimersByTime(20_000);
	expect(collections).toBe(1);
	size = 158 * mb;
	vi.advanceTimersByTime(20_000);
	expect(collections).toBe(2);
});

test("does not stop a process that answers requests", async () => {
	for (let count = 0; count < 21; count++) await app.inject("/");
	vi.advanceTimersByTime(20_000);
	expect(collections).toBe(0);
	vi.advanceTimersByTime(20_000);
	expect(collections).toBe(1);
});

test("ends with the server", async () => {
	await app.close();
	vi.advanceTimersByTime(60_000);
	expect(collections).toBe(0);
});
