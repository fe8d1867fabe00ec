import type { Log } from "../../../platform/server/process/log.ts";
import { type Settings, SettingsError } from "../../../platform/server/process/settings.ts";
import { createDemoProvider } from "./demo-provider.ts";
import { createMsg91Provider } from "./msg91-provider.ts";
import type { OtpProvider } from "./otp-provider.ts";
import { createTwilioProvider } from "./twilio-provider.ts";

/** The provider that OTP_PROVIDER names. */
export function chooseOtpProvider(settings: Settings, log: Log): OtpProvider {
	const needed = (name: keyof Settings): string => {
		const value = settings[name];
		if (typeof value !== "string")
			throw new SettingsError(`${name}: needed because OTP_PROVIDER is ${settings.OTP_PROVIDER}`);
		return value;
	};
	const makers: Record<Settings["OTP_PROVIDER"], () => OtpProvider> = {
		demo: () => createDemoProvider(log),
		msg91: () =>
			createMsg91Provider({
				baseUrl: settings.MSG91_BASE_URL,
				authKey: needed("MSG91_AUTH_KEY"),
				templateId: needed("MSG91_TEMPLATE_ID"),
				templatesByLanguage: settings.MSG91_TEMPLATES_BY_LANGUAGE,
				log,
			}),
		twilio: () =>
			createTwilioProvider({
				baseUrl: settings.TWILIO_BASE_URL,
				accountSid: needed("TWILIO_ACCOUNT_SID"),
				authToken: needed("TWILIO_AUTH_TOKEN"),
				serviceSid: needed("TWILIO_SERVICE_SID"),
				log,
			}),
	};
	return makers[settings.OTP_PROVIDER]();
}
