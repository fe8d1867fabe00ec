import { once } from "node:events";
import { connect, type Socket } from "node:net";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test } from "vitest";
import { buildApp } from "./app.ts";
import { uploadLimits } from "../uploads/uploads.ts";

let app: ReturnType<typeof buildApp>;
beforeEach(async () => {
	const settings = { LOG_LEVEL: "silent", NODE_ENV: "test", TRUST_PROXY: 0 } as const;
	app = buildApp(settings, async () => null, uploadLimits, { wholeMs: 300, silentMs: 300 });
	app.post("/json", { config: { access: "public" } }, async ({ body }) => body);
	app.addContentTypeParser("multipart/form-data", async (_request: unknown, payload: Readable) =>
		text(payload),
	);
	app.post("/form", { config: { access: "public" } }, async ({ body }) => body);
	app.post("/refused", { config: { access: "signed-in" } }, async ({ body }) => body);
	await app.listen({ port: 0, host: "127.0.0.1" });
});
afterEach(() => app.close());

/** Sends the head of a request for a body of 100 bytes and the first of them. */
async function begin(url: string, type: string): Promise<Socket> {
	const address = app.server.address();
	if (address === null || typeof address === "string") throw new Error("a port was expected");
	const socket = connect(address.port, "127.0.0.1");
	await once(socket, "connect");
	socket.write(
		`POST ${url} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nContent-Length: 100\r\n\r\n{"half`,
	);
	return socket;
}

test("ends a request whose body stops half-way, with 408", async () => {
	expect(await text(await begin("/json", "application/json"))).toMatch(
		/^HTTP\/1\.1 408 Request Timeout\r\n[\s\S]*"message":/,
	);
});

test("ends one that arrives too slowly", async () => {
	const socket = await begin("/json", "application/json");
	const trickle = setInterval(() => void (socket.writable && socket.write("x")), 50);
	expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /);
	clearInterval(trickle);
});

test("lets a form arrive slowly while bytes come, and ends it once they stop", async () => {
	const socket = await begin("/form", "multipart/form-data; boundary=x");
	const begun = performance.now();
	const trickle = setInterval(() => void socket.write("x"), 50);
	setTimeout(() => clearInterval(trickle), 900);
	expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /);
	expect(performance.now() - begun).toBeGreaterThan(1_100);
});

test("closes the connection of one that was answered before its body arrived", async () => {
	expect(await text(await begin("/refused", "application/json"))).toMatch(/^HTTP\/1\.1 401 /);
});

test("answers one that arrives in time", async () => {
	const answer = await app.inject({ method: "POST", url: "/json", payload: { whole: true } });
	expect(answer.json()).toEqual({ whole: true });
});
