import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { otpRequests } from "./accounts.tables.ts";
import { msg91Keys, startFakeMsg91 } from "./otp/testing/fake-msg91.ts";
import { type FakeTwilio, startFakeTwilio, twilioKeys } from "./otp/testing/fake-twilio.ts";
import { askForCode, freshMobile } from "./testing/sign-in.ts";

const notSent = "The code could not be sent right now. Please try again in a moment.";

const providers = {
	async msg91() {
		const service = await startFakeMsg91();
		const settings = {
			OTP_PROVIDER: "msg91",
			MSG91_BASE_URL: service.url,
			MSG91_AUTH_KEY: msg91Keys.authKey,
			MSG91_TEMPLATE_ID: msg91Keys.templateId,
		};
		return { service, settings, refusal: "Mobile is in DND" };
	},
	async twilio() {
		const service = await startFakeTwilio();
		const settings = {
			OTP_PROVIDER: "twilio",
			TWILIO_BASE_URL: service.url,
			TWILIO_ACCOUNT_SID: twilioKeys.accountSid,
			TWILIO_AUTH_TOKEN: twilioKeys.authToken,
			TWILIO_SERVICE_SID: twilioKeys.serviceSid,
		};
		return { service, settings, refusal: "SMS is not supported by landline phone number" };
	},
};

let server: TestServer;
const verify = (requestId: string, code: string) =>
	server.call("POST", "/api/otp/verify", { body: { requestId, code } });

describe.each(Object.entries(providers))("logging in with %s", (_name, start) => {
	let world: Awaited<ReturnType<typeof start>>;
	let mobile: string;
	beforeAll(async () => {
		world = await start();
		server = await startTestServer(world.settings);
	});
	beforeEach(() => {
		mobile = freshMobile();
	});
	afterAll(async () => {
		await server.close();
		await world.service.close();
	});

	test("sends the code only to the mobile, and the code opens a session", async () => {
		const { status, body } = await askForCode(server, mobile);
		expect(status).toBe(200);
		expect(body).toEqual({ requestId: expect.any(String), expiresInSeconds: 300, resendInSeconds: 30 });
		const code = world.service.codeSentTo(mobile);
		expect((await verify(body.requestId, code === "000000" ? "111111" : "000000")).status).toBe(400);
		const { verificationToken } = (await verify(body.requestId, code)).body;
		const entered = await server.call("POST", "/api/users", { body: { mobile, verificationToken } });
		expect(entered).toMatchObject({ status: 200, body: { isNewUser: true } });
		expect((await verify(body.requestId, code)).status).toBe(400);
	});

	test("shows the provider's reason for a refusal to the person", async () => {
		const refused = await askForCode(server, "+919876500000");
		expect(refused).toMatchObject({ status: 400, body: { message: world.refusal } });
	});

	test("answers 503 if the provider is unavailable; the failed request counts and opens nothing", async () => {
		world.service.fail("failing");
		expect(await askForCode(server, mobile)).toMatchObject({ status: 503, body: { message: notSent } });
		const [row] = await server.database.db.select().from(otpRequests).where(eq(otpRequests.mobile, mobile));
		expect(row?.endsAt).toEqual(server.clock());
		world.service.fail(null);
		expect((await askForCode(server, mobile)).status).toBe(429);
		server.clock.advance(30_000);
		expect((await askForCode(server, mobile)).status).toBe(200);
	});
});

describe("Twilio keeps the code", () => {
	let service: FakeTwilio;
	let mobile: string;
	let requestId: string;
	beforeAll(async () => {
		const world = await providers.twilio();
		service = world.service;
		server = await startTestServer(world.settings);
	});
	beforeEach(async () => {
		mobile = freshMobile();
		requestId = (await askForCode(server, mobile)).body.requestId;
	});
	afterAll(async () => {
		await server.close();
		await service.close();
	});

	test("stores nothing of the code here", async () => {
		const [row] = await server.database.db.select().from(otpRequests).where(eq(otpRequests.id, requestId));
		expect(row).toMatchObject({ codeHash: null, providerReference: expect.stringMatching(/^VE/) });
	});

	test("our limit of five tries also applies, and Twilio is not asked a sixth time", async () => {
		const code = service.codeSentTo(mobile);
		for (let tries = 0; tries < 5; tries++) await verify(requestId, code === "000000" ? "111111" : "000000");
		const asked = service.received.length;
		expect((await verify(requestId, code)).body.message).toBe(
			"Too many wrong codes. Please ask for a new one.",
		);
		expect(service.received).toHaveLength(asked);
	});

	test("a code that expired at Twilio has expired here", async () => {
		const code = service.codeSentTo(mobile);
		service.expire(mobile);
		expect(await verify(requestId, code)).toMatchObject({
			status: 400,
			body: { message: "This code is no longer valid. Please ask for a new one." },
		});
	});

	test("one of two simultaneous requests with the right code gets a proof", async () => {
		const code = service.codeSentTo(mobile);
		const answers = await Promise.all([verify(requestId, code), verify(requestId, code)]);
		expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
	});

	test("answers 503 if it is unavailable at the check, and the code is still valid afterwards", async () => {
		service.fail("failing");
		expect((await verify(requestId, service.codeSentTo(mobile))).status).toBe(503);
		service.fail(null);
		expect((await verify(requestId, service.codeSentTo(mobile))).status).toBe(200);
	});
});
