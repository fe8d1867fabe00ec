import type { Settings } from "../../../platform/server/process/settings.ts";
import { createIndiaPostService } from "./india-post-service.ts";
import type { PincodeService } from "./pincode-service.ts";
import { createRecordsService } from "./records-service.ts";

/** Creates the external services in the order in which they are called. The setting "off" omits one. */
export function choosePincodeServices(
	settings: Pick<Settings, "PINCODE_PRIMARY_URL" | "PINCODE_FALLBACK_URL">,
): PincodeService[] {
	const { PINCODE_PRIMARY_URL: primary, PINCODE_FALLBACK_URL: fallback } = settings;
	return [
		...(primary === "off" ? [] : [createIndiaPostService(primary)]),
		...(fallback === "off" ? [] : [createRecordsService(fallback)]),
	];
}
