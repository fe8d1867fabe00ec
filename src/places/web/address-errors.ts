import type { ErrorItem } from "../../platform/app-error.ts";
import { m } from "../../paraglide/messages.js";
import type { AddressDraft } from "./address-draft.ts";

/** The request's paths for the fields of the form. */
export const addressPaths = {
	name: "address.name",
	phone: "address.mobile",
	pincode: "address.pincodeData.pincode",
	poName: "address.pincodeData.poName",
	completeAdd: "address.manualAddress.completeAdd",
	buildingDetails: "address.manualAddress.buildingDetails",
	floorDetails: "address.manualAddress.floorDetails",
	landmark: "address.landmark",
	locality: "address.locality",
	cityDistrictTown: "address.cityDistrictTown",
} satisfies Partial<Record<keyof AddressDraft, string>>;

/** Six digits, the first never 0. */
export const isPincode = (typed: string) => /^[1-9][0-9]{5}$/.test(typed);

const isMobile = (digits: string) => /^[6-9][0-9]{9}$/.test(digits);

/** The faults of the address before it is sent. Empty fields add one message for the whole form. */
export function addressErrors({ name, phone, pincode, poName }: AddressDraft): ErrorItem[] {
	const required = {
		pincode,
		// Without a pincode there is no office to choose from.
		...(isPincode(pincode) && { poName }),
		name,
	};
	const empty = Object.entries(required).flatMap(([field, value]) =>
		value.trim() === "" ? [addressPaths[field as keyof typeof required]] : [],
	);
	const isMalformed = pincode !== "" && !isPincode(pincode);
	return [
		...(empty.length > 0 ? [{ msg: m["places.address.fill_in"]() }] : []),
		...empty.map((path) => ({ msg: m["platform.field.missing"](), path })),
		...(isMalformed ? [{ msg: m["places.pincode.digits"](), path: addressPaths.pincode }] : []),
		...(isMobile(phone) ? [] : [{ msg: m["places.address.mobile_missing"](), path: addressPaths.phone }]),
	];
}

/** The optional fields. */
const moreFields = ["buildingDetails", "floorDetails", "locality", "cityDistrictTown"] as const;

/** Whether one of the errors is hidden while the optional fields are closed. */
export const isBehindToggle = (errors: readonly ErrorItem[]) =>
	errors.some(({ path }) => moreFields.some((field) => addressPaths[field] === path));
