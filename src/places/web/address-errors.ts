import type { ErrorItem } from "../../platform/app-error.ts";
import { m } from "../../paraglide/messages.js";
import type { AddressDraft } from "./address-draft.ts";

/** The sentence at each wrong field, by the last part of the field's name in the request: "poName", "mobile". */
export type AddressErrors = Record<string, string>;

/** Six digits, the first of which is never 0. */
export const isPincode = (typed: string) => /^[1-9][0-9]{5}$/.test(typed);

const isMobile = (digits: string) => /^[6-9][0-9]{9}$/.test(digits);

/** What is wrong with the address before it is sent. */
export function addressErrors({ name, phone, pincode, poName }: AddressDraft): AddressErrors {
	const missing = m["platform.field.missing"]();
	return {
		...(!isPincode(pincode) && { pincode: pincode === "" ? missing : m["places.pincode.digits"]() }),
		// Without a pincode there is no office to choose yet.
		...(isPincode(pincode) && poName.trim() === "" && { poName: missing }),
		...(name.trim() === "" && { name: missing }),
		...(!isMobile(phone) && { mobile: m["places.address.mobile_missing"]() }),
	};
}

/** What the server said at fields; the sentence about the whole is told elsewhere. */
export function refusedFields(errors: ErrorItem[]): AddressErrors {
	return Object.fromEntries(
		errors.flatMap(({ msg, path }) => (path === undefined ? [] : [[path.split(".").at(-1) ?? path, msg]])),
	);
}

/** Fields that stand behind the form's toggle. */
const moreFields = ["buildingDetails", "floorDetails", "locality", "cityDistrictTown"];

/** True where one of the faults is out of sight while the toggle is closed. */
export const isBehindToggle = (errors: AddressErrors) => moreFields.some((field) => field in errors);
