import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { otpRequests, verificationTokens } from "./accounts.tables.ts";
import { askForCode, freshMobile, proveMobile } from "./testing/sign-in.ts";

const wrong = "That code is not right. Please check it and try again.";
const ended = "This code is no longer valid. Please ask for a new one.";
const tooMany = "Too many wrong codes. Please ask for a new one.";

let server: TestServer;
let requestId: string;
let code: string;
beforeAll(async () => {
	server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
	({ requestId, demoCode: code } = (await askForCode(server, freshMobile())).body);
});

const verify = (typed: string, id = requestId) =>
	server.call("POST", "/api/otp/verify", { body: { requestId: id, code: typed } });
const guess = (number: number) => String((Number(code) + 1 + number) % 1_000_000).padStart(6, "0");

const refused = (message: string) => ({
	status: 400,
	body: { message, errors: [{ msg: message, path: "code" }] },
});

describe("POST /api/otp/verify", () => {
	test("reports bad input at both fields at once", async () => {
		const { status, body } = await server.call("POST", "/api/otp/verify", {
			body: { requestId: "1", code: "" },
		});
		expect(status).toBe(400);
		expect(body.errors.map((error: { path: string }) => error.path).toSorted()).toEqual([
			"code",
			"requestId",
		]);
	});

	test("refuses a code of more than 6 digits, and text", async () => {
		expect((await verify(`${code}0`)).status).toBe(400);
		expect(await verify("letter")).toMatchObject(refused(wrong));
	});

	test("refuses a code of fewer than 6 digits, says how many it has, and counts no try", async () => {
		for (let tries = 0; tries < 6; tries++) {
			expect(await verify(code.slice(0, 5))).toMatchObject(
				refused("Please enter all 6 digits of the code you received."),
			);
		}
		expect((await verify(code)).status).toBe(200);
	});

	test("refuses an unknown request like one that has ended", async () => {
		expect(await verify(code, "01900000-0000-7000-8000-000000000000")).toMatchObject(refused(ended));
	});

	test("returns a proof of 256 bits for the right code and stores only its hash", async () => {
		const { status, body } = await verify(` ${code} `);
		expect(status).toBe(200);
		expect(Object.keys(body)).toEqual(["verificationToken"]);
		expect(Buffer.from(body.verificationToken, "base64url")).toHaveLength(32);
		const proofs = await server.database.db.select().from(verificationTokens);
		expect(JSON.stringify(proofs)).not.toContain(body.verificationToken);
	});

	test("refuses a used code", async () => {
		expect((await verify(code)).status).toBe(200);
		expect(await verify(code)).toMatchObject(refused(ended));
	});

	test("refuses a code after exactly five minutes", async () => {
		server.clock.advance(300_000);
		expect(await verify(code)).toMatchObject(refused(ended));
	});

	test("accepts a code in its last second", async () => {
		server.clock.advance(299_999);
		expect((await verify(code)).status).toBe(200);
	});

	test("refuses the code of another request", async () => {
		const other = await askForCode(server, freshMobile());
		// One time in a million the two codes are the same.
		const typed = other.body.demoCode === code ? guess(0) : code;
		expect(await verify(typed, other.body.requestId)).toMatchObject(refused(wrong));
	});

	test("accepts the right code after four wrong tries", async () => {
		for (let tries = 0; tries < 4; tries++) expect(await verify(guess(tries))).toMatchObject(refused(wrong));
		expect((await verify(code)).status).toBe(200);
	});

	test("ends the request after five wrong tries, also for the right code", async () => {
		for (let tries = 0; tries < 4; tries++) expect(await verify(guess(tries))).toMatchObject(refused(wrong));
		expect(await verify(guess(4))).toMatchObject(refused(tooMany));
		expect(await verify(code)).toMatchObject(refused(tooMany));
	});

	test("allows five tries among a hundred simultaneous guesses", async () => {
		const answers = await Promise.all(Array.from({ length: 100 }, (_, number) => verify(guess(number))));
		const words = answers.map(({ body }) => body.message);
		expect(words.filter((message) => message === wrong)).toHaveLength(4);
		const [row] = await server.database.db.select().from(otpRequests).where(eq(otpRequests.id, requestId));
		expect(row?.wrongTries).toBe(5);
		expect(await verify(code)).toMatchObject(refused(tooMany));
	});

	test("gives a proof to one of two simultaneous requests with the right code", async () => {
		const answers = await Promise.all([verify(code), verify(code)]);
		expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
		expect(answers.filter(({ status }) => status === 400)).toHaveLength(1);
	});
});

test("gives different proofs for two mobiles", async () => {
	expect(await proveMobile(server, freshMobile())).not.toBe(await proveMobile(server, freshMobile()));
});
