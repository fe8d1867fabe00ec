import { AppError, badInput, type ErrorItem } from "../../platform/app-error.ts";
import { m } from "../../paraglide/messages.js";
import { checkAddress, placeOfAddress } from "../address.ts";
import type { AddressInput } from "../places.contract.ts";
import type { AddressFields } from "./addresses.repository.ts";
import type { Pincodes } from "./pincodes/pincodes.service.ts";

/**
 * What is stored of an address as it was sent. Throws bad_input with `others` (faults found elsewhere) and all of the
 * address's own at once, and where nobody knows the pincode. It may ask a service outside, so never in a transaction.
 */
export async function addressFieldsOf(
	pincodes: Pincodes,
	sent: AddressInput,
	others: readonly ErrorItem[] = [],
): Promise<AddressFields> {
	const checked = checkAddress(sent);
	const [first, ...rest] = [...others, ...checked.faults];
	if (first !== undefined || !("mobile" in checked))
		throw badInput([first ?? { msg: m["places.address.fill_in"]() }, ...rest]);
	const { name, pincodeData, manualAddress, landmark, locality, cityDistrictTown } = sent;
	const offices = await pincodes.officesOf(pincodeData.pincode).catch((error: unknown) => {
		if (!(error instanceof AppError)) throw error;
		throw badInput([{ msg: error.message, path: "address.pincodeData.pincode" }]);
	});
	const place = placeOfAddress(pincodeData.poName, offices);
	return { name, mobile: checked.mobile, ...place, ...manualAddress, landmark, locality, cityDistrictTown };
}
