import { AppError, badInput, type ErrorItem } from "../../platform/app-error.ts";
import { m } from "../../paraglide/messages.js";
import { checkAddress, placeOfAddress } from "../address.ts";
import type { AddressInput } from "../places.contract.ts";
import type { AddressFields } from "./addresses.repository.ts";
import type { Pincodes } from "./pincodes/pincodes.ts";

/**
 * Checks an address and completes it with its post office. Throws bad_input with `otherErrors` and all errors of the
 * address, or for an unknown pincode. It may call an external service, so never call it in a transaction.
 */
export async function addressFieldsOf(
	pincodes: Pincodes,
	input: AddressInput,
	otherErrors: readonly ErrorItem[] = [],
): Promise<AddressFields> {
	const checked = checkAddress(input);
	const [first, ...rest] = [...otherErrors, ...checked.faults];
	if (first !== undefined || !("mobile" in checked))
		throw badInput([first ?? { msg: m["places.address.fill_in"]() }, ...rest]);
	const { name, pincodeData, manualAddress, landmark, locality, cityDistrictTown } = input;
	const offices = await pincodes.officesOf(pincodeData.pincode).catch((error: unknown) => {
		if (!(error instanceof AppError)) throw error;
		throw badInput([{ msg: error.message, path: "address.pincodeData.pincode" }]);
	});
	const place = placeOfAddress(pincodeData.poName, offices);
	return { name, mobile: checked.mobile, ...place, ...manualAddress, landmark, locality, cityDistrictTown };
}
