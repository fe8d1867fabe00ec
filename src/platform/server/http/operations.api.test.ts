import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
	server = await startTestServer();
});
afterAll(() => server.close());

test("health responds while the process runs", async () => {
	expect(await server.call("GET", "/api/health")).toMatchObject({ status: 200, body: { status: "ok" } });
});

test("ready fails until the jobs run", async () => {
	const refused = await server.call("GET", "/api/ready");
	expect(refused.status).toBe(503);
	expect(refused.body).toMatchObject({
		errors: [{ msg: refused.body.message }],
		requestId: refused.headers["x-request-id"],
	});
	await server.jobs.start();
	expect((await server.call("GET", "/api/ready")).status).toBe(200);
});

describe("malformed requests get a clear error in the common format", () => {
	const url = "/api/otp/verify";
	const json = { "content-type": "application/json" };

	test.each([
		["malformed JSON", json, "{", 400],
		["an empty body", json, "", 400],
		["a list in place of an object", json, "[]", 400],
		["a body of one megabyte", json, JSON.stringify({ code: "x".repeat(1_000_000) }), 413],
		["a body of a type that is not read", { "content-type": "text/csv" }, "a,b", 415],
	])("%s", async (_title, headers, payload, status) => {
		const answer = await server.app.inject({ method: "POST", url, headers, payload });
		expect(answer.statusCode).toBe(status);
		const body = answer.json<Record<string, unknown>>();
		expect(Object.keys(body).toSorted()).toEqual(["errors", "message", "requestId"]);
		expect(body["message"]).not.toBe("");
	});
});

test("responses of the API are not cached", async () => {
	expect((await server.call("GET", "/api/health")).headers["cache-control"]).toBe("no-store");
});
