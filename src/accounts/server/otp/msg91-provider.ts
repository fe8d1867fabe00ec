import * as z from "zod/mini";
import { badInput } from "../../../platform/app-error.ts";
import type { Log } from "../../../platform/server/process/log.ts";
import { m } from "../../../paraglide/messages.js";
import { getLocale } from "../../../paraglide/runtime.js";
import { codeRule } from "../../accounts.policy.ts";
import { answerTime, askProvider } from "./ask-provider.ts";
import type { OtpProvider } from "./otp-provider.ts";

type Dependencies = {
	baseUrl: string;
	authKey: string;
	templateId: string;
	/** Registered templates in further languages: "hi:64f0c1". */
	templatesByLanguage?: string;
	log: Pick<Log, "error">;
	timeout?: number;
};

const answer = z.discriminatedUnion("type", [
	z.object({ type: z.literal("success") }),
	z.object({ type: z.literal("error"), message: z.string() }),
]);

/** MSG91's OTP API v5, sending our own code, so that expiry, tries and binding stay ours. */
export function createMsg91Provider({
	baseUrl,
	authKey,
	templateId,
	templatesByLanguage = "",
	log,
	timeout = answerTime,
}: Dependencies): OtpProvider {
	const templates = new Map(
		templatesByLanguage.split(",").map((pair) => pair.split(":") as [string, string]),
	);
	return {
		async send({ mobile, code }) {
			const url = new URL("/api/v5/otp", baseUrl);
			url.search = new URLSearchParams({
				template_id: templates.get(getLocale()) ?? templateId,
				mobile: mobile.replace("+", ""),
				otp: code,
				// In minutes; left out, MSG91 would keep the code for a day.
				otp_expiry: String(codeRule.lifetimeMinutes),
			}).toString();
			const init = { method: "POST", headers: { authkey: authKey, accept: "application/json" } };
			const { body } = await askProvider(
				{ url, init, timeout, log, away: m["accounts.otp.provider_away"]() },
				answer,
			);
			// Errors have status 200 too: only `type` distinguishes them.
			if (body.type === "error") throw badInput([{ msg: body.message, path: "mobile" }]);
			return { reference: null };
		},
	};
}
