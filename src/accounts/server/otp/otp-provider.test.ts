import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { inLanguage } from "../../../platform/server/language.ts";
import { createDemoProvider } from "./demo-provider.ts";
import { createMsg91Provider } from "./msg91-provider.ts";
import type { CheckedCode, OtpProvider } from "./otp-provider.ts";
import { msg91Keys, startFakeMsg91 } from "./testing/fake-msg91.ts";
import type { FakeService, Fault } from "./testing/fake-service.ts";
import { startFakeTwilio, twilioKeys } from "./testing/fake-twilio.ts";
import { createTwilioProvider } from "./twilio-provider.ts";

const mobile = "+919876543210";
const log = { info: vi.fn<() => void>(), error: vi.fn<() => void>() };
const timeout = 1_000;

/** An adapter with a fake of its provider: the code that reached the mobile, and the fake service. */
type Port = { provider: OtpProvider; codeSentTo(mobile: string): string; service: FakeService | null };

const adapters: Record<string, () => Promise<Port>> = {
	async demo() {
		const provider = createDemoProvider(log);
		let shown = "";
		const send: OtpProvider["send"] = async (message) => {
			const sent = await provider.send(message);
			shown = sent.demoCode ?? "";
			return sent;
		};
		return { provider: { send }, codeSentTo: () => shown, service: null };
	},
	async msg91() {
		const service = await startFakeMsg91();
		const provider = createMsg91Provider({ baseUrl: service.url, ...msg91Keys, log, timeout });
		return { provider, codeSentTo: (to) => service.codeSentTo(to), service };
	},
	async twilio() {
		const service = await startFakeTwilio();
		const provider = createTwilioProvider({ baseUrl: service.url, ...twilioKeys, log, timeout });
		return { provider, codeSentTo: (to) => service.codeSentTo(to), service };
	},
};

/** Checks a typed code like the product: with the provider if it keeps the code, otherwise against ours. */
async function check(
	provider: OtpProvider,
	reference: string | null,
	ours: string,
	typed: string,
): Promise<CheckedCode> {
	if (provider.check === undefined) return typed === ours ? "right" : "wrong";
	return provider.check({ reference: reference ?? "", code: typed });
}

const another = (code: string) => (code === "000000" ? "111111" : "000000");

describe.each(Object.entries(adapters))("OTP provider %s", (_name, start) => {
	let port: Port;
	beforeEach(async () => {
		port = await start();
	});
	afterEach(() => port.service?.close());

	test("accepts the code that reached the mobile and refuses another", async () => {
		const { reference } = await port.provider.send({ mobile, code: "402913" });
		const received = port.codeSentTo(mobile);
		expect(received).toMatch(/^\d{6}$/);
		expect(await check(port.provider, reference, "402913", another(received))).toBe("wrong");
		expect(await check(port.provider, reference, "402913", received)).toBe("right");
	});

	test("returns a reference exactly if the provider keeps the code", async () => {
		const { reference } = await port.provider.send({ mobile, code: "402913" });
		expect(reference === null).toBe(port.provider.check === undefined);
	});
});

const faults: Fault[] = ["slow", "failing", "nonsense", "other-json", "keys-unknown"];
/** The adapters that call an external service, which can fail. */
const remote = Object.entries(adapters).filter(([name]) => name !== "demo");

describe.each(remote)("OTP provider %s with failures", (_name, start) => {
	let port: Port;
	beforeEach(async () => {
		port = await start();
		log.error.mockClear();
	});
	afterEach(() => port.service?.close());

	test.each(faults)(
		"answers service_away for a %s provider, and logs no mobile and no code",
		async (fault) => {
			port.service?.fail(fault);
			await expect(port.provider.send({ mobile, code: "402913" })).rejects.toMatchObject({
				code: "service_away",
			});
			expect(log.error).toHaveBeenCalledOnce();
			expect(JSON.stringify(log.error.mock.calls)).not.toMatch(/9876543210|402913/);
		},
	);

	test("answers service_away if the provider is not there", async () => {
		await port.service?.close();
		await expect(port.provider.send({ mobile, code: "402913" })).rejects.toMatchObject({
			code: "service_away",
		});
	});

	test("passes on the provider's reason for a refusal", async () => {
		const refusal = port.provider.send({ mobile: "+919876500000", code: "402913" });
		await expect(refusal).rejects.toMatchObject({
			code: "bad_input",
			message: expect.stringMatching(/DND|landline/),
		});
	});
});

test("MSG91 gets our code for five minutes, and its key only in the header", async () => {
	const service = await startFakeMsg91();
	const provider = createMsg91Provider({ baseUrl: service.url, ...msg91Keys, log, timeout });
	await provider.send({ mobile, code: "004213" });
	expect(Object.fromEntries(service.received[0]?.query ?? [])).toEqual({
		template_id: msg91Keys.templateId,
		mobile: "919876543210",
		otp: "004213",
		otp_expiry: "5",
	});
	expect(service.received[0]?.headers["authkey"]).toBe(msg91Keys.authKey);
	await service.close();
});

test("MSG91 uses the template of the request's language, and the English one without it", async () => {
	const service = await startFakeMsg91();
	const keys = { ...msg91Keys, baseUrl: service.url, log, timeout };
	const send = (templatesByLanguage: string) => {
		const provider = createMsg91Provider({ ...keys, templatesByLanguage });
		return inLanguage("hi", () => provider.send({ mobile, code: "004213" }));
	};
	await send(`ta:other,hi:${msg91Keys.hindiTemplateId}`);
	await send("");
	expect(service.received.map(({ query }) => query.get("template_id"))).toEqual([
		msg91Keys.hindiTemplateId,
		msg91Keys.templateId,
	]);
	await service.close();
});

async function sendByTwilio() {
	const service = await startFakeTwilio();
	const provider = createTwilioProvider({ baseUrl: service.url, ...twilioKeys, log, timeout });
	const { reference } = await provider.send({ mobile, code: "402913" });
	return { service, provider, checkCode: (code: string) => check(provider, reference, "", code) };
}

describe("Twilio", () => {
	test("treats an expired verification (404) as an ended code", async () => {
		const { service, checkCode } = await sendByTwilio();
		const code = service.codeSentTo(mobile);
		service.expire(mobile);
		expect(await checkCode(code)).toBe("ended");
		await service.close();
	});

	test("refuses the sixth check (60202) as too many tries, even with the right code", async () => {
		const { service, checkCode } = await sendByTwilio();
		const code = service.codeSentTo(mobile);
		for (let tries = 0; tries < 5; tries++) expect(await checkCode(another(code))).toBe("wrong");
		expect(await checkCode(code)).toBe("too_many_tries");
		await service.close();
	});

	test("refuses the sixth code (60203) as too often, with Twilio's message", async () => {
		const { service, provider } = await sendByTwilio();
		for (let sends = 1; sends < 5; sends++) await provider.send({ mobile, code: "402913" });
		await expect(provider.send({ mobile, code: "402913" })).rejects.toMatchObject({
			code: "too_often",
			message: "Max send attempts reached",
			details: { retryAfterSeconds: 600 },
		});
		await service.close();
	});

	test.each(faults)("answers service_away if the check fails: %s", async (fault) => {
		const { service, checkCode } = await sendByTwilio();
		service.fail(fault);
		await expect(checkCode("402913")).rejects.toMatchObject({ code: "service_away" });
		await service.close();
	});
});
