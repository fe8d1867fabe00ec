import { readAdminMobiles } from "./accounts/server/admin-mobiles.ts";
import { sellerFrom } from "./invoices/server/seller.ts";
import { readPushServices } from "./notifications/server/web-push/push-services.ts";
import { type Settings, SettingsError } from "./platform/server/process/settings.ts";

/**
 * Checks the rules that only the modules know, before they open or create anything. Throws SettingsError with all
 * faults at once.
 */
export function checkSettings(settings: Settings): void {
	const checks = [
		() => readAdminMobiles(settings.ADMIN_MOBILES),
		() => readPushServices(settings),
		() => sellerFrom(settings),
	];
	const faults = checks.flatMap((check) => {
		try {
			check();
			return [];
		} catch (error) {
			if (error instanceof SettingsError) return error.message;
			throw error;
		}
	});
	if (faults.length > 0) throw new SettingsError(faults.join("\n"));
}
