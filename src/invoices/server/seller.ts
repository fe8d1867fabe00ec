import { brandName } from "../../brand/brand.ts";
import { type Settings, SettingsError } from "../../platform/server/process/settings.ts";
import { gstStateByName } from "../../places/gst-states.ts";
import type { Seller } from "../invoice.ts";

type SellerSettings = Pick<
	Settings,
	"SELLER_NAME" | "SELLER_ADDRESS" | "SELLER_STATE" | "SELLER_GSTIN" | "SELLER_SAC"
>;

/** A "|" is a line break, because a setting has one line. */
const addressLines = (address: string) =>
	address
		.split(/\||\r?\n/)
		.map((line) => line.trim())
		.filter((line) => line !== "");

/**
 * The seller from the settings; without a name it has the brand's. Throws SettingsError if the state is unknown;
 * with a GSTIN, also if it is of another state or if name or address are missing, which Rule 46(a) of the CGST Rules
 * requires on a tax invoice. The GSTIN itself was validated when it was read.
 */
export function sellerFrom(settings: SellerSettings): Seller {
	const { SELLER_NAME, SELLER_STATE, SELLER_GSTIN, SELLER_SAC } = settings;
	const address = addressLines(settings.SELLER_ADDRESS);
	const state = gstStateByName(SELLER_STATE);
	if (state === undefined) throw new SettingsError("SELLER_STATE: no state or union territory of this name");
	const faults: string[] = [];
	if (SELLER_GSTIN !== "") {
		if (!SELLER_GSTIN.startsWith(state.code))
			faults.push(`SELLER_GSTIN: not of SELLER_STATE, where they begin with ${state.code}`);
		if (SELLER_NAME === undefined) faults.push("SELLER_NAME: needed because SELLER_GSTIN is set");
		if (address.length === 0) faults.push("SELLER_ADDRESS: needed because SELLER_GSTIN is set");
	}
	if (faults.length > 0) throw new SettingsError(faults.join("\n"));
	return {
		name: SELLER_NAME ?? brandName,
		address,
		state,
		gstin: SELLER_GSTIN === "" ? null : SELLER_GSTIN,
		sac: SELLER_SAC,
	};
}
