import type { Address, AddressInput } from "../places.contract.ts";

/** The values of the address form. */
export type AddressDraft = {
	/** The address being changed; empty for a new one. */
	id: string;
	isOpen: boolean;
	isMoreOpen: boolean;
	/** The contact person. */
	name: string;
	/** The ten digits. */
	phone: string;
	pincode: string;
	/** The post office, or the name of a place that is not in the list. */
	poName: string;
	isPlaceTyped: boolean;
	completeAdd: string;
	buildingDetails: string;
	floorDetails: string;
	landmark: string;
	locality: string;
	cityDistrictTown: string;
};

/** The contact of an address: the name and the ten digits, either of which may be empty. */
export type Person = { name: string; phone: string };

export const emptyAddress: AddressDraft = {
	id: "",
	isOpen: false,
	isMoreOpen: false,
	name: "",
	phone: "",
	pincode: "",
	poName: "",
	isPlaceTyped: false,
	completeAdd: "",
	buildingDetails: "",
	floorDetails: "",
	landmark: "",
	locality: "",
	cityDistrictTown: "",
};

/** Converts "+91" and ten digits to the ten digits of a phone field. */
export const nationalPart = (mobile: string) => mobile.replace(/^\+91/, "");

/** A stored address in the form. */
export function draftOf(address: Address): AddressDraft {
	const { pincodeData, manualAddress, landmark, locality, cityDistrictTown } = address;
	const { buildingDetails, floorDetails } = manualAddress;
	return {
		id: address._id,
		isOpen: true,
		isMoreOpen: [buildingDetails, floorDetails, locality, cityDistrictTown].some((line) => line !== ""),
		name: address.name,
		phone: nationalPart(address.mobile),
		pincode: pincodeData.pincode,
		poName: pincodeData.poName,
		isPlaceTyped: false,
		...manualAddress,
		landmark,
		locality,
		cityDistrictTown,
	};
}

/**
 * The form for a new address: what was typed and not saved, otherwise the person's own name and number. The change
 * of a stored address is discarded.
 */
export function newDraft(kept: AddressDraft, person: Person): AddressDraft {
	if (kept.id !== "") return { ...emptyAddress, ...person, isOpen: true };
	return { ...kept, isOpen: true, name: kept.name || person.name, phone: kept.phone || person.phone };
}

/** The address in the request. */
export function addressInputOf(draft: AddressDraft): AddressInput {
	const { pincode, poName, completeAdd, buildingDetails, floorDetails } = draft;
	return {
		name: draft.name.trim(),
		mobile: draft.phone === "" ? "" : `+91${draft.phone}`,
		pincodeData: { pincode, poName: poName.trim() },
		manualAddress: {
			completeAdd: completeAdd.trim(),
			buildingDetails: buildingDetails.trim(),
			floorDetails: floorDetails.trim(),
		},
		landmark: draft.landmark.trim(),
		locality: draft.locality.trim(),
		cityDistrictTown: draft.cityDistrictTown.trim(),
	};
}

/** Whether nothing was typed that the person would miss; their own name and number are filled in again. */
export function isUntouched(draft: AddressDraft): boolean {
	const { pincode, poName, completeAdd, buildingDetails, floorDetails } = draft;
	const { landmark, locality, cityDistrictTown } = draft;
	const street = [completeAdd, buildingDetails, floorDetails, landmark, locality, cityDistrictTown];
	return [pincode, poName, ...street].every((typed) => typed.trim() === "");
}
