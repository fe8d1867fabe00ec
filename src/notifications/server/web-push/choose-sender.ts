import { readSecretKey } from "../../../platform/server/secret-key.ts";
import type { Settings } from "../../../platform/server/settings.ts";
import type { PushSender } from "./push-sender.ts";
import { readPushServices } from "./push-services.ts";
import { deriveVapidKeys } from "./vapid-keys.ts";
import { createWebPushSender } from "./web-push-sender.ts";

/** The way to the push services of the settings. Throws SettingsError where one of them is none. */
export function choosePushSender(settings: Settings): PushSender {
	const site = new URL(settings.PUBLIC_URL);
	return createWebPushSender({
		isPushService: readPushServices(settings),
		keys: deriveVapidKeys(readSecretKey(settings)),
		// What is tried out on one's own machine has no address that the push services would take.
		contact: site.protocol === "https:" ? site.origin : `mailto:webmaster@${site.hostname}`,
	});
}
