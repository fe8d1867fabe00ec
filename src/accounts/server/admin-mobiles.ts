import { SettingsError } from "../../platform/server/process/settings.ts";
import { normalizeMobile } from "../mobile.ts";

/**
 * The mobiles whose accounts become admins at login, from the comma-separated setting. Throws SettingsError on a bad
 * one.
 */
export function readAdminMobiles(setting: string): ReadonlySet<string> {
	const entries = setting.split(",").filter((entry) => entry.trim() !== "");
	return new Set(
		entries.map((entry) => {
			const result = normalizeMobile(entry);
			if ("fault" in result) throw new SettingsError(`ADMIN_MOBILES: ${entry.trim()}: ${result.fault}`);
			return result.mobile;
		}),
	);
}
