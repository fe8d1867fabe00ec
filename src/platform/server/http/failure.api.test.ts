import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { errorAnswer } from "../../contract.ts";

let server: TestServer;
beforeAll(async () => {
	server = await startTestServer();
});
afterAll(() => server.close());

const json = { "content-type": "application/json" };
/** The body has the common format and nothing else; a path names a field. */
function checkShape(body: unknown): void {
	const answer = errorAnswer.parse(body);
	expect(Object.keys(answer).toSorted()).toEqual(["errors", "message", "requestId"]);
	expect(answer.message).toBe(answer.errors[0]?.msg);
	expect(answer.errors.filter(({ path }) => path === "")).toEqual([]);
}

/** The security headers of a successful response. */
async function protection(): Promise<[name: string, value: unknown][]> {
	const { headers } = await server.app.inject({ method: "GET", url: "/api/health" });
	const others = /^(content-|cache-control|vary|x-request-id|date|connection|keep-alive)/;
	const own = Object.entries(headers).filter(([name]) => !others.test(name));
	expect(own.length).toBeGreaterThan(9);
	expect(headers["permissions-policy"]).toContain("camera=(), ");
	return own;
}

describe("every failure has the same format", () => {
	test.each([
		["a path that is not there", "GET", "/api/nothing", 404],
		["a method that a path does not have", "POST", "/api/health", 404],
		["OPTIONS", "OPTIONS", "/api/auth", 404],
		["an address that cannot be decoded", "GET", "/api/%zz", 400],
		["an id that is far too long", "GET", `/api/lead/${"x".repeat(400)}`, 400],
		["another case of a path", "GET", "/API/auth", 404],
		["a doubled slash", "GET", "//api/auth", 404],
		["an encoded letter in a path that asks for a session", "GET", "/%61pi/auth", 401],
	] as const)("%s", async (_what, method, url, status) => {
		const answer = await server.app.inject({ method, url });
		expect(answer.statusCode).toBe(status);
		checkShape(answer.json());
		expect(answer.headers["x-request-id"]).toBe(answer.json<{ requestId: string }>().requestId);
		expect(answer.headers).toMatchObject(Object.fromEntries(await protection()));
	});

	test.each([
		["/%E0%A4%A", "/%25E0%25A4%25A"],
		["//example.com/%zz", "/example.com/%25zz"],
	])(
		"a browser at %s, which cannot be decoded, is led to a page that is not found",
		async (url, location) => {
			const headers = { accept: "text/html,*/*;q=0.8" };
			const answer = await server.app.inject({ method: "GET", url, headers });
			expect([answer.statusCode, answer.headers["location"]]).toEqual([302, location]);
			expect(answer.headers).toMatchObject(Object.fromEntries(await protection()));
		},
	);

	test.each([
		["null", json, "null", 400],
		["a list", json, "[]", 400],
		["a prototype", json, '{"__proto__":{"requestId":"x"}}', 400],
		["plain text", { "content-type": "text/plain" }, "{}", 415],
	] as const)("%s as the body", async (_what, headers, payload, status) => {
		const answer = await server.app.inject({ method: "POST", url: "/api/otp/verify", headers, payload });
		expect(answer.statusCode).toBe(status);
		checkShape(answer.json());
	});

	test.each([
		["a method that HTTP does not know", "FOO /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n", 400],
		["no HTTP at all", "hello\r\n\r\n", 400],
		[
			"headers that are too large",
			`GET / HTTP/1.1\r\nHost: localhost\r\nX: ${"x".repeat(20_000)}\r\n\r\n`,
			431,
		],
	])("%s", async (_what, request, status) => {
		if (!server.app.server.listening) await server.app.listen({ port: 0, host: "127.0.0.1" });
		const address = server.app.server.address();
		if (address === null || typeof address === "string") throw new Error("a port was expected");
		const socket = connect(address.port, "127.0.0.1");
		await once(socket, "connect");
		socket.write(request);
		const [head = "", body = ""] = (await text(socket)).split("\r\n\r\n");
		expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
		checkShape(JSON.parse(body));
		const lines = (await protection()).map(([name, value]) => `${name}: ${String(value)}`);
		expect(head.split("\r\n")).toEqual(expect.arrayContaining(lines));
	});
});

test("accepts an id in capitals", async () => {
	const { body } = await server.call("GET", "/api/service");
	const url = `/api/service/fields?serviceId=${body.services[0]._id}`;
	expect(
		(
			await server.call(
				"GET",
				url.replace(/[0-9a-f-]{36}/, (id) => id.toUpperCase()),
			)
		).body,
	).toEqual((await server.call("GET", url)).body);
	expect((await server.call("GET", url)).status).toBe(200);
});
