import { afterEach, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { freshMobile } from "./testing/sign-in.ts";

let server: TestServer;
afterEach(() => server.close());

async function startWith(TRUST_PROXY: string): Promise<void> {
	server = await startTestServer({ TRUST_PROXY, OTP_LIMIT_PER_ADDRESS_HOUR: "1" });
}

/** Requests a code for a new mobile through these proxies and returns the status. */
async function send(forwarded: string): Promise<number> {
	const headers = { "x-forwarded-for": forwarded };
	const body = { mobile: freshMobile() };
	return (await server.call("POST", "/api/otp/send", { body, headers, address: "10.0.0.1" })).status;
}

describe("the limit by address cannot be passed by naming other addresses", () => {
	test("ignores the header without a proxy", async () => {
		await startWith("false");
		expect([await send("203.0.113.1"), await send("203.0.113.2")]).toEqual([200, 429]);
	});

	test("uses the last address behind one proxy, which the proxy added", async () => {
		await startWith("true");
		expect([await send("1.1.1.1, 203.0.113.1"), await send("2.2.2.2, 203.0.113.1")]).toEqual([200, 429]);
		expect(await send("1.1.1.1, 203.0.113.2")).toBe(200);
	});

	test("uses the last but one address behind two proxies", async () => {
		await startWith("2");
		expect([
			await send("1.1.1.1, 203.0.113.1, 10.0.0.2"),
			await send("2.2.2.2, 203.0.113.1, 10.0.0.3"),
		]).toEqual([200, 429]);
	});

	test("ignores a port after the address", async () => {
		await startWith("true");
		expect([await send("203.0.113.1:4001"), await send("203.0.113.1:4002")]).toEqual([200, 429]);
	});
});
