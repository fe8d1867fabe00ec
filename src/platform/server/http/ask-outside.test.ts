import { createServer, type Server, type ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { askOutside, jsonOf } from "./ask-outside.ts";

/** The behaviour of a service, by path. */
const behaviour: Record<string, (response: ServerResponse) => void> = {
	"/good": (response) => response.end('{"ok":true}'),
	"/refusing": (response) => response.writeHead(404).end('{"message":"no"}'),
	"/silent": () => {},
	"/trickling": (response) => void setInterval(() => response.write(" "), 20).unref(),
	"/endless": (response) => {
		const pour = (): void => {
			while (!response.destroyed && response.write("x".repeat(64 * 1024)));
			response.once("drain", pour);
		};
		pour();
	},
	"/packed": (response) =>
		response.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync("x".repeat(1_000_000))),
	"/redirecting": (response) => response.writeHead(307, { location: "/good" }).end(),
	"/lying": (response) => response.writeHead(200, { "content-type": "application/json" }).end("<html>"),
	"/short": (response) => {
		response.writeHead(200, { "content-length": "100" }).write('{"ok":');
		setTimeout(() => response.destroy(), 20);
	},
	"/nothing": (response) => response.end(),
};

let server: Server;
let base: string;
const asked: string[] = [];
beforeAll(async () => {
	server = createServer((request, response) => {
		asked.push(request.url ?? "");
		behaviour[request.url ?? ""]?.(response);
	});
	await new Promise<void>((resolve) => {
		server.listen(0, "127.0.0.1", resolve);
	});
	const address = server.address();
	if (address === null || typeof address === "string") throw new Error("a port was expected");
	base = `http://127.0.0.1:${address.port}`;
});
afterAll(() => {
	server.closeAllConnections();
	server.close();
});

const ask = (path: string) => askOutside(base + path, {}, { timeout: 300, largest: 10_000 });

test.each([
	["/good", 200, null, { ok: true }],
	["/refusing", 404, null, { message: "no" }],
	["/silent", null, "TimeoutError", undefined],
	["/trickling", 200, "TimeoutError", undefined],
	["/endless", 200, "too large", undefined],
	["/packed", 200, "too large", undefined],
	["/redirecting", null, "TypeError", undefined],
	["/lying", 200, null, undefined],
	["/short", 200, "TypeError", undefined],
	["/nothing", 200, null, undefined],
])("a service that is %s: status %s, aborted by %s", async (path, status, broke, json) => {
	const outcome = await ask(path);
	expect(outcome).toMatchObject({ status, broke });
	expect(jsonOf(outcome)).toEqual(json);
});

test("does not follow a redirect", async () => {
	asked.length = 0;
	await ask("/redirecting");
	expect(asked).toEqual(["/redirecting"]);
});

test("an unreachable service fails without revealing its address", async () => {
	const outcome = await askOutside(
		"http://127.0.0.1:1/?mobile=919876543210",
		{},
		{ timeout: 300, largest: 1 },
	);
	expect(outcome).toEqual({ status: null, body: "", broke: "TypeError" });
});
