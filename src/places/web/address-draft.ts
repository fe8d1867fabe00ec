import type { Address, AddressInput } from "../places.contract.ts";

/** What was typed into the address form, as its fields hold it. */
export type AddressDraft = {
	/** The address that is being changed; empty for a new one. */
	id: string;
	isOpen: boolean;
	isMoreOpen: boolean;
	/** The reachable person. */
	name: string;
	/** The ten digits. */
	phone: string;
	pincode: string;
	/** The post office, or the place's name where it is none of the list. */
	poName: string;
	isPlaceTyped: boolean;
	completeAdd: string;
	buildingDetails: string;
	floorDetails: string;
	landmark: string;
	locality: string;
	cityDistrictTown: string;
};

/** Somebody who can be reached at an address: the name and the ten digits, either of which may be empty. */
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

/** "+91" and ten digits to the ten digits that a phone field holds. */
export const nationalPart = (mobile: string) => mobile.replace(/^\+91/, "");

/** An address of the book, opened in the form. */
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
 * The form for a new address, opened: what was typed and not saved, else the person's own name and number. What was
 * typed over an address of the book was its change, and goes.
 */
export function newDraft(kept: AddressDraft, person: Person): AddressDraft {
	if (kept.id !== "") return { ...emptyAddress, ...person, isOpen: true };
	return { ...kept, isOpen: true, name: kept.name || person.name, phone: kept.phone || person.phone };
}

/** The address as it is sent. */
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

/** True where nothing was typed that the person would miss; their own name and number come by themselves. */
export function isUntouched(draft: AddressDraft): boolean {
	const { pincode, poName, completeAdd, buildingDetails, floorDetails } = draft;
	const { landmark, locality, cityDistrictTown } = draft;
	const street = [completeAdd, buildingDetails, floorDetails, landmark, locality, cityDistrictTown];
	return [pincode, poName, ...street].every((typed) => typed.trim() === "");
}
