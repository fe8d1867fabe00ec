import type { Log } from "../../../platform/server/process/log.ts";
import type { OtpProvider } from "./otp-provider.ts";

/** Sends nothing: the code comes back with the answer and stands in the log. Settings refuse it in production. */
export function createDemoProvider(log: Pick<Log, "info">): OtpProvider {
	return {
		async send({ code }) {
			log.info({ demoCode: code }, "demo login code");
			return { reference: null, demoCode: code };
		},
	};
}
