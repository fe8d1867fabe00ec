import type { ErrorItem } from "../platform/app-error.ts";
import { readMobile } from "../platform/mobile.ts";
import { m } from "../paraglide/messages.js";

/** The maximum number of addresses of one person. */
export const addressesAtMost = 30;

/** The required fields of an address. */
type Required = { name: string; mobile: string; pincodeData: { pincode: string; poName: string } };

/**
 * Checks the address in a request (rows F-01, F-13 and F-14): returns the mobile in "+91" form, or every missing or
 * malformed field with its path in the request. The pincode is looked up elsewhere.
 */
export function checkAddress({
	name,
	mobile,
	pincodeData: { pincode, poName },
}: Required): { mobile: string; faults: [] } | { faults: [ErrorItem, ...ErrorItem[]] } {
	const missing = (isMissing: boolean, field: string): ErrorItem[] =>
		isMissing ? [{ msg: m["places.address.fill_in"](), path: `address.${field}` }] : [];
	const read = readMobile(mobile);
	const isMalformed = pincode !== "" && !/^[1-9][0-9]{5}$/.test(pincode);
	const [first, ...rest] = [
		...missing(name === "", "name"),
		...missing(pincode === "", "pincodeData.pincode"),
		...(isMalformed ? [{ msg: m["places.pincode.digits"](), path: "address.pincodeData.pincode" }] : []),
		...missing(poName === "", "pincodeData.poName"),
		...("fault" in read ? [{ msg: m["places.address.mobile_missing"](), path: "address.mobile" }] : []),
	];
	if (first !== undefined) return { faults: [first, ...rest] };
	return { mobile: "mobile" in read ? read.mobile : mobile, faults: [] };
}

/** The stored place of an address: what the server knows of its pincode. */
export type AddressPlace = {
	pincode: string;
	poName: string;
	cityBlock: string;
	district: string;
	stateName: string;
	city: string;
};

const form = (name: string) => name.trim().toLowerCase();

/**
 * The place of an address, from the offices of its pincode (at least one): the office with the typed name. A
 * village without an office keeps its name and takes district and state from the main office.
 */
export function placeOfAddress(
	poName: string,
	offices: readonly [AddressPlace, ...AddressPlace[]],
): AddressPlace {
	const [main] = offices;
	const named = offices.find((office) => form(office.poName) === form(poName));
	return named ?? { ...main, poName, cityBlock: "" };
}
