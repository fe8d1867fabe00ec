import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { S3Settings } from "../../platform/server/s3-client.ts";
import { createS3Store } from "./s3-store.ts";
import { describeImageStore } from "./testing/image-store.suite.ts";
import { startS3Server } from "./testing/s3-server.ts";

const signing = { accessKeyId: "AKIATEST", secretAccessKey: "a secret/with+signs", region: "ap-south-1" };
const key = "service-professionals/abcd-400.webp";
const bytes = new Uint8Array([1, 2, 3]);
const log = { error: vi.fn<() => void>() };
let server: Awaited<ReturnType<typeof startS3Server>>;
let settings: S3Settings;
beforeAll(async () => {
	server = await startS3Server(signing, "nukkad");
	settings = { ...signing, endpoint: server.endpoint, bucket: "nukkad", isPathStyle: true };
});
beforeEach(() => {
	server.objects.clear();
	server.state.failure = null;
	server.state.requests = 0;
	log.error.mockClear();
});
afterAll(() => server.close());

describeImageStore("S3", async () => createS3Store(settings, log));

test("stores a picture under its key with its type", async () => {
	await createS3Store(settings, log).put(key, bytes, "image/webp");
	expect([...server.objects]).toEqual([[key, { bytes: Buffer.from(bytes), type: "image/webp" }]]);
});

test("treats a missing picture as no error", async () => {
	const store = createS3Store(settings, log);
	expect([await store.read(key), await store.exists(key)]).toEqual([null, false]);
	await store.delete(key);
	expect(log.error).not.toHaveBeenCalled();
});

describe("throws service_away and logs an error of the store:", () => {
	const unavailable = { code: "service_away", message: expect.stringContaining("not available right now") };
	test.each<[string, Partial<S3Settings>]>([
		["a wrong secret", { secretAccessKey: "wrong" }],
		["an unknown key", { accessKeyId: "AKIAOTHER" }],
		["a wrong region", { region: "eu-west-1" }],
		["an unreachable store", { endpoint: "http://127.0.0.1:9" }],
	])("%s", async (_what, wrong) => {
		const store = createS3Store({ ...settings, ...wrong }, log);
		await expect(store.put(key, bytes, "image/webp")).rejects.toMatchObject(unavailable);
		await expect(store.read(key)).rejects.toMatchObject(unavailable);
		await expect(store.exists(key)).rejects.toMatchObject(unavailable);
		await expect(store.delete(key)).rejects.toMatchObject(unavailable);
		expect(log.error).toHaveBeenCalledTimes(4);
		expect(server.objects.size).toBe(0);
	});

	test("a missing bucket", async () => {
		await expect(createS3Store({ ...settings, bucket: "none" }, log).read(key)).rejects.toMatchObject(
			unavailable,
		);
	});

	test("retries once if the store is overloaded", async () => {
		server.state.failure = "SlowDown";
		await expect(createS3Store(settings, log).exists(key)).rejects.toMatchObject(unavailable);
		expect(server.state.requests).toBe(2);
	});

	test("times out if the store does not respond", async () => {
		server.state.failure = "silence";
		const store = createS3Store(settings, log, { connect: 100, answer: 100, idle: 100 });
		await expect(store.read(key)).rejects.toMatchObject(unavailable);
	});
});
