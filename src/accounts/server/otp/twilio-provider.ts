import * as z from "zod/mini";
import { AppError, badInput } from "../../../platform/app-error.ts";
import type { Log } from "../../../platform/server/process/log.ts";
import { m } from "../../../paraglide/messages.js";
import { answerTime, askProvider, type ProviderCall } from "./ask-provider.ts";
import type { CheckedCode, OtpProvider } from "./otp-provider.ts";

type Dependencies = {
	baseUrl: string;
	accountSid: string;
	authToken: string;
	serviceSid: string;
	log: Pick<Log, "error">;
	timeout?: number;
};

const refusal = z.object({ code: z.number(), message: z.string() });
const verification = z.object({ sid: z.string().check(z.minLength(1)), status: z.string() });
const answer = z.union([verification, refusal]);

/** Twilio's error number for too many checks. */
const maxChecks = 60_202;
/** The limit on sending (429, number 60203) ends with its verification, after ten minutes. */
const verificationSeconds = 600;

/** Twilio Verify v2 creates, keeps and checks the code itself; we store only its reference. */
export function createTwilioProvider(needs: Dependencies): OtpProvider {
	const { baseUrl, accountSid, authToken, serviceSid, log, timeout = answerTime } = needs;
	const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString("base64")}`;

	const ask = (path: string, form: Record<string, string>, away: string) => {
		const url = new URL(`/v2/Services/${serviceSid}/${path}`, baseUrl);
		const init = { method: "POST", headers: { authorization }, body: new URLSearchParams(form) };
		return askProvider({ url, init, timeout, away, log } satisfies ProviderCall, answer);
	};

	return {
		async send({ mobile }) {
			const { status, body } = await ask(
				"Verifications",
				{ To: mobile, Channel: "sms" },
				m["accounts.otp.provider_away"](),
			);
			if ("sid" in body) return { reference: body.sid };
			if (status === 429)
				throw new AppError("too_often", body.message, {
					errors: [{ msg: body.message, path: "mobile" }],
					retryAfterSeconds: verificationSeconds,
				});
			throw badInput([{ msg: body.message, path: "mobile" }]);
		},
		async check({ reference, code }) {
			const form = { VerificationSid: reference, Code: code };
			const { status, body } = await ask("VerificationCheck", form, m["accounts.otp.check_away"]());
			if ("sid" in body) return checkedCodes[body.status] ?? "ended";
			// Twilio deletes a verification that was approved or has expired.
			if (status === 404) return "ended";
			if (body.code === maxChecks) return "too_many_tries";
			throw badInput([{ msg: body.message, path: "code" }]);
		},
	};
}

const checkedCodes: Record<string, CheckedCode> = {
	approved: "right",
	pending: "wrong",
	max_attempts_reached: "too_many_tries",
};
