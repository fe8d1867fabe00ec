import { type Challenge, createChallenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createKeyedHash } from "../../platform/server/process/secret-key.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { createAltchaCheck } from "./bot-check/altcha-check.ts";
import { freshAddress, freshMobile } from "./testing/sign-in.ts";

const secret = "another-secret-for-tests-of-the-bot-check";
const notChecked = "Your device could not be checked. Please try again.";
const ended = "That took too long. Please try again.";

let server: TestServer;
beforeAll(async () => {
	server = await startTestServer({ BOT_CHECK: "altcha", SECRET_KEY: secret });
});
afterAll(() => server.close());
beforeEach(() => {
	server.clock.set("2026-11-20T06:30:00Z");
});

const send = (altcha: unknown, mobile = freshMobile()) =>
	server.call("POST", "/api/otp/send", { body: { mobile, altcha }, address: freshAddress() });
const encode = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString("base64");
const readChallenge = async (): Promise<Challenge> => (await server.call("GET", "/api/otp/challenge")).body;
const refused = (message: string) => ({ status: 400, body: { errors: [{ msg: message, path: "altcha" }] } });

async function solve(challenge: Challenge): Promise<string> {
	return encode({ challenge, solution: await solveChallenge({ challenge, deriveKey }) });
}

describe("GET /api/otp/challenge", () => {
	test("returns a signed challenge of the right size, never the same one, and is never cached", async () => {
		const { status, body, headers } = await server.call("GET", "/api/otp/challenge");
		expect(status).toBe(200);
		expect(headers["cache-control"]).toBe("no-store");
		expect(body.parameters).toMatchObject({
			algorithm: "PBKDF2/SHA-256",
			cost: 1000,
			data: { purpose: "otp" },
		});
		const { counter } = (await solveChallenge({ challenge: body, deriveKey })) ?? { counter: 0 };
		expect(counter).toBeGreaterThanOrEqual(200);
		expect(counter).toBeLessThanOrEqual(500);
		expect((await readChallenge()).signature).not.toBe(body.signature);
	});
});

describe("POST /api/otp/send with the bot check", () => {
	test("sends a code for a solved challenge", async () => {
		expect(await send(await solve(await readChallenge()))).toMatchObject({
			status: 200,
			body: { resendInSeconds: 30 },
		});
	});

	test.each([
		["no solution", undefined],
		["an empty solution", ""],
		["invalid base64", "%%%"],
		["invalid JSON", Buffer.from("{").toString("base64")],
		["JSON of another shape", encode({ challenge: {}, solution: {} })],
		["null", encode(null)],
	])("refuses %s", async (_what, altcha) => {
		expect(await send(altcha)).toMatchObject(refused(notChecked));
	});

	test("accepts a solution once, also when it is sent many times at once", async () => {
		const altcha = await solve(await readChallenge());
		const answers = await Promise.all(Array.from({ length: 5 }, () => send(altcha)));
		expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
		expect(await send(altcha)).toMatchObject(refused(ended));
	});

	test("refuses a solution after five minutes", async () => {
		const altcha = await solve(await readChallenge());
		server.clock.advance(300_000);
		expect(await send(altcha)).toMatchObject(refused(ended));
	});

	test("refuses a wrong solution and one of another challenge", async () => {
		const [one, two] = [await readChallenge(), await readChallenge()];
		const solution = await solveChallenge({ challenge: one, deriveKey });
		expect(await send(encode({ challenge: two, solution }))).toMatchObject(refused(notChecked));
		expect(
			await send(encode({ challenge: one, solution: { counter: 0, derivedKey: "00".repeat(32) } })),
		).toMatchObject(refused(notChecked));
	});

	test("refuses a challenge that its solver made easier or valid for longer", async () => {
		const challenge = await readChallenge();
		const parameters = { ...challenge.parameters, cost: 1, keyPrefix: "00" };
		expect(await send(await solve({ ...challenge, parameters }))).toMatchObject(refused(notChecked));
		const later = { ...challenge.parameters, data: { purpose: "otp", endsAt: 9_999_999_999 } };
		const solution = await solveChallenge({ challenge, deriveKey });
		expect(await send(encode({ challenge: { ...challenge, parameters: later }, solution }))).toMatchObject(
			refused(notChecked),
		);
	});

	test("refuses a challenge that we signed for another purpose", async () => {
		const keyedHash = createKeyedHash(secret);
		const sign = (purpose: string) =>
			createChallenge({
				algorithm: "PBKDF2/SHA-256",
				cost: 10,
				counter: 3,
				deriveKey,
				data: { purpose, endsAt: Math.floor(server.clock().getTime() / 1000) + 60 },
				hmacSignatureSecret: keyedHash("altcha-challenge"),
				hmacKeySignatureSecret: keyedHash("altcha-key"),
			});
		expect(await send(await solve(await sign("contact-form")))).toMatchObject(refused(notChecked));
		expect((await send(await solve(await sign("otp")))).status).toBe(200);
	});

	test("refuses a challenge of another deployment", async () => {
		const { db } = server.database;
		const stranger = createAltchaCheck({ db, clock: server.clock, keyedHash: createKeyedHash("stranger") });
		const { parameters, signature } = await stranger.challenge();
		expect(
			await send(encode({ challenge: { parameters, signature }, solution: { counter: 0, derivedKey: "" } })),
		).toMatchObject(refused(notChecked));
	});
});

test("returns challenges without work and requires none if it is switched off", async () => {
	const open = await startTestServer({ BOT_CHECK: "off" });
	const { body } = await open.call("GET", "/api/otp/challenge");
	expect((await solveChallenge({ challenge: body, deriveKey }))?.counter).toBe(0);
	expect((await open.call("POST", "/api/otp/send", { body: { mobile: freshMobile() } })).status).toBe(200);
	await open.close();
});
