import type { Log } from "../../../platform/server/process/log.ts";
import type { OtpProvider } from "./otp-provider.ts";

/** Sends nothing: the response and the log contain the code. Settings refuse it in production. */
export function createDemoProvider(log: Pick<Log, "info">): OtpProvider {
	return {
		async send({ code }) {
			log.info({ demoCode: code }, "demo login code");
			return { reference: null, demoCode: code };
		},
	};
}
