import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { fileServer } from "../../testing/file-server.ts";
import { startTestServer } from "../../testing/test-server.ts";
import { otpRequests } from "./accounts.tables.ts";
import { askForCode, freshAddress, freshMobile, proveMobile, signIn } from "./testing/sign-in.ts";

const minute = 60_000;
const hour = 60 * minute;

const server = fileServer();
let mobile: string;
beforeEach(() => {
	mobile = freshMobile();
});

const requestsOf = (to: string) =>
	server.database.db.select().from(otpRequests).where(eq(otpRequests.mobile, to));
const verify = (requestId: unknown, code: unknown) =>
	server.call("POST", "/api/otp/verify", { body: { requestId, code } });

describe("POST /api/otp/send", () => {
	test("refuses a bad mobile at its field, with the required message", async () => {
		const refused = await server.call("POST", "/api/otp/send", { body: { mobile: "98765" } });
		expect(refused.status).toBe(400);
		expect(refused.body.errors).toEqual([{ msg: "Please enter at least 10 digits", path: "mobile" }]);
	});

	test("returns the request's id, and the code with the demo provider", async () => {
		const sent = await askForCode(server, "98765-43210");
		expect(sent.status).toBe(200);
		expect(sent.body).toEqual({
			requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
			expiresInSeconds: 300,
			resendInSeconds: 30,
			demoCode: expect.stringMatching(/^\d{6}$/),
		});
	});

	test("stores neither the code nor the address in clear text", async () => {
		const address = freshAddress();
		const { body } = await askForCode(server, mobile, address);
		const [row] = await requestsOf(mobile);
		expect(row?.codeHash).toMatch(/^[0-9a-f]{64}$/);
		expect(JSON.stringify({ ...row, codeHash: "", addressHash: "", id: "" })).not.toContain(body.demoCode);
		expect(JSON.stringify(row)).not.toContain(address);
	});

	test("answers a known mobile and an unknown one in the same way", async () => {
		await signIn(server, mobile);
		server.clock.advance(minute);
		const known = await askForCode(server, mobile);
		const unknown = await askForCode(server, freshMobile());
		expect(known.status).toBe(unknown.status);
		expect(Object.keys(known.body)).toEqual(Object.keys(unknown.body));
	});

	test("a later code neither ends the earlier one nor opens it", async () => {
		const first = (await askForCode(server, mobile)).body;
		server.clock.advance(31_000);
		const second = (await askForCode(server, mobile)).body;
		// One time in a million the two codes are the same.
		const typed = first.demoCode === second.demoCode ? "letter" : first.demoCode;
		expect((await verify(second.requestId, typed)).status).toBe(400);
		expect((await verify(first.requestId, first.demoCode)).status).toBe(200);
		expect((await verify(second.requestId, second.demoCode)).status).toBe(200);
	});
});

const tooOften = (seconds: number) => ({ status: 429, headers: { "retry-after": String(seconds) } });

describe("the limits", () => {
	test("30 seconds between two codes for one mobile", async () => {
		await askForCode(server, mobile);
		server.clock.advance(29_000);
		const refused = await askForCode(server, mobile);
		expect(refused).toMatchObject(tooOften(1));
		expect(refused.body.message).toBe("Please wait 1 second before asking for another code.");
		server.clock.advance(1_000);
		expect((await askForCode(server, mobile)).status).toBe(200);
	});

	test("5 an hour for one mobile, and the stated wait is correct", async () => {
		for (let sends = 0; sends < 5; sends++) {
			expect((await askForCode(server, mobile)).status).toBe(200);
			server.clock.advance(minute);
		}
		const refused = await askForCode(server, mobile);
		expect(refused).toMatchObject(tooOften(55 * 60));
		expect(refused.body.message).toBe("Too many codes were requested. Please try again in 55 minutes.");
		expect((await askForCode(server, freshMobile())).status).toBe(200);
		server.clock.advance(55 * minute);
		expect((await askForCode(server, mobile)).status).toBe(200);
	});

	test("10 a day for one mobile", async () => {
		for (let sends = 0; sends < 10; sends++) {
			expect((await askForCode(server, mobile)).status).toBe(200);
			server.clock.advance(hour);
		}
		const refused = await askForCode(server, mobile);
		expect(refused).toMatchObject(tooOften(14 * 3600));
		expect(refused.body.message).toBe("Too many codes were requested. Please try again in 14 hours.");
		server.clock.advance(14 * hour);
		expect((await askForCode(server, mobile)).status).toBe(200);
	});

	test("20 an hour for one address, whatever the mobiles", async () => {
		const address = freshAddress();
		for (let sends = 0; sends < 20; sends++)
			expect((await askForCode(server, freshMobile(), address)).status).toBe(200);
		expect(await askForCode(server, freshMobile(), address)).toMatchObject(tooOften(3600));
		expect((await askForCode(server, freshMobile())).status).toBe(200);
	});

	test("change with the settings", async () => {
		const strict = await startTestServer({ OTP_LIMIT_PER_ADDRESS_HOUR: "1" });
		const address = freshAddress();
		expect((await askForCode(strict, mobile, address)).status).toBe(200);
		expect((await askForCode(strict, freshMobile(), address)).status).toBe(429);
		await strict.close();
	});

	test("ignore what a wrong clock wrote a month ahead, which opens nothing either", async () => {
		const month = 31 * 24 * hour;
		const start = server.clock();
		server.clock.advance(month);
		const ahead = (await askForCode(server, mobile)).body;
		const other = freshMobile();
		const proof = await proveMobile(server, other);
		server.clock.set(start);
		expect((await verify(ahead.requestId, ahead.demoCode)).status).toBe(400);
		const login = { mobile: other, verificationToken: proof };
		expect((await server.call("POST", "/api/users", { body: login })).status).toBe(401);
		expect((await askForCode(server, mobile)).status).toBe(200);
		// The wait of the code that is sent now.
		expect(await askForCode(server, mobile)).toMatchObject(tooOften(30));
	});

	test("let one of ten simultaneous requests for one mobile pass", async () => {
		const answers = await Promise.all(Array.from({ length: 10 }, () => askForCode(server, mobile)));
		expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
		expect(answers.filter(({ status }) => status === 429)).toHaveLength(9);
		expect(await requestsOf(mobile)).toHaveLength(1);
	});

	test("let twenty of thirty simultaneous requests from one address pass", async () => {
		const address = freshAddress();
		const mobiles = Array.from({ length: 30 }, freshMobile);
		const answers = await Promise.all(mobiles.map((to) => askForCode(server, to, address)));
		expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
	});
});
