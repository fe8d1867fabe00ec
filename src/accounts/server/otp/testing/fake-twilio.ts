import { randomInt } from "node:crypto";
import { type FakeService, type Received, startFakeService } from "./fake-service.ts";

export const twilioKeys = { accountSid: "ACfake", authToken: "fake-token", serviceSid: "VAfake" };

type Verification = { sid: string; code: string; sends: number; checks: number };
export type FakeTwilio = FakeService & {
	codeSentTo(mobile: string): string;
	/** Lets the mobile's verification expire, as after ten minutes. */
	expire(mobile: string): void;
};

const basic = `Basic ${Buffer.from(`${twilioKeys.accountSid}:${twilioKeys.authToken}`).toString("base64")}`;
const gone = [404, { code: 20404, message: "The requested resource was not found", status: 404 }] satisfies [
	number,
	unknown,
];

/** A local Twilio Verify v2, which creates and keeps the codes. Mobiles that end in 0000 count as landlines (60205). */
export async function startFakeTwilio(): Promise<FakeTwilio> {
	const open = new Map<string, Verification>();
	const base = `/v2/Services/${twilioKeys.serviceSid}`;

	function send(form: URLSearchParams): [number, unknown] {
		const to = form.get("To") ?? "";
		if (!/^\+91\d{10}$/.test(to) || form.get("Channel") !== "sms")
			return [400, { code: 60200, message: "Invalid parameter" }];
		if (to.endsWith("0000"))
			return [400, { code: 60205, message: "SMS is not supported by landline phone number" }];
		const code = String(randomInt(1_000_000)).padStart(6, "0");
		const verification = open.get(to) ?? { sid: `VE${randomInt(1e9)}`, code, sends: 0, checks: 0 };
		if (verification.sends >= 5) return [429, { code: 60203, message: "Max send attempts reached" }];
		verification.sends += 1;
		open.set(to, verification);
		return [201, { sid: verification.sid, status: "pending", valid: false, to, channel: "sms" }];
	}

	function check(form: URLSearchParams): [number, unknown] {
		const found = [...open].find(([, { sid }]) => sid === form.get("VerificationSid"));
		if (found === undefined) return gone;
		const [to, verification] = found;
		if (verification.checks >= 5) return [429, { code: 60202, message: "Max check attempts reached" }];
		verification.checks += 1;
		const isRight = form.get("Code") === verification.code;
		if (isRight) open.delete(to);
		return [200, { sid: verification.sid, status: isRight ? "approved" : "pending", valid: isRight, to }];
	}

	const service = await startFakeService(({ method, path, form, headers }: Received) => {
		if (headers.authorization !== basic) return [401, { code: 20003, message: "Authenticate" }];
		if (method === "POST" && path === `${base}/Verifications`) return send(form);
		if (method === "POST" && path === `${base}/VerificationCheck`) return check(form);
		return gone;
	});
	return {
		...service,
		codeSentTo: (mobile) => open.get(mobile)?.code ?? "",
		expire: (mobile) => void open.delete(mobile),
	};
}
