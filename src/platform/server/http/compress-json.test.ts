import { brotliDecompressSync } from "node:zlib";
import Fastify from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { compressJson } from "./compress-json.ts";

const app = Fastify();
const list = { services: Array.from({ length: 300 }, (_, number) => ({ name: `Service ${number}` })) };

beforeAll(async () => {
	await compressJson(app);
	app.get("/list", async () => list);
	app.get("/word", async () => ({ message: "Thank you" }));
	app.get("/picture", async (_request, reply) => reply.type("image/webp").send(Buffer.alloc(5_000)));
	await app.ready();
});
afterAll(() => app.close());

const get = (url: string, accepted: string) => app.inject({ url, headers: { "accept-encoding": accepted } });

test("compresses a long response for clients that support it", async () => {
	const packed = await get("/list", "gzip, deflate, br");
	expect(packed.headers).toMatchObject({ "content-encoding": "br", vary: "accept-encoding" });
	expect(JSON.parse(brotliDecompressSync(packed.rawPayload).toString())).toEqual(list);
	expect((await get("/list", "gzip")).headers["content-encoding"]).toBe("gzip");
	const plain = await get("/list", "identity");
	expect(plain.headers["content-encoding"]).toBeUndefined();
	expect(plain.json()).toEqual(list);
});

test.each(["/word", "/picture"])("sends %s uncompressed", async (url) => {
	expect((await get(url, "br")).headers["content-encoding"]).toBeUndefined();
});
