import { readSecretKey } from "../../../platform/server/process/secret-key.ts";
import type { Settings } from "../../../platform/server/process/settings.ts";
import type { PushSender } from "./push-sender.ts";
import { readPushServices } from "./push-services.ts";
import { deriveVapidKeys } from "./vapid-keys.ts";
import { createWebPushSender } from "./web-push-sender.ts";

/** Creates the sender for the push services of the settings. Throws SettingsError if one of them is malformed. */
export function choosePushSender(settings: Settings): PushSender {
	const site = new URL(settings.PUBLIC_URL);
	return createWebPushSender({
		isPushService: readPushServices(settings),
		keys: deriveVapidKeys(readSecretKey(settings)),
		// Push services refuse http: addresses as a contact, so a local site gives a mailto: address.
		contact: site.protocol === "https:" ? site.origin : `mailto:webmaster@${site.hostname}`,
	});
}
