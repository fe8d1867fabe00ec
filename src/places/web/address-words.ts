import type { Address } from "../places.contract.ts";

const joined = (parts: string[]) =>
	[...new Set(parts.map((part) => part.trim()).filter((part) => part !== ""))].join(", ");

/** "Shop 14, near Sher-e-Punjab, Lower Bazaar": what a visitor looks for; the post office if the street is empty. */
export function streetLine({ manualAddress, landmark, locality, pincodeData }: Address): string {
	const { completeAdd, buildingDetails, floorDetails } = manualAddress;
	return joined([completeAdd, buildingDetails, floorDetails, locality, landmark]) || pincodeData.poName;
}

/** "Shimla G.P.O., Shimla, Himachal Pradesh 171001", below the street, without repeating it. */
export function townLine(address: Address): string {
	const { poName, district, stateName, pincode } = address.pincodeData;
	const office = streetLine(address) === poName ? "" : poName;
	return `${joined([office, address.cityDistrictTown, district, stateName])} ${pincode}`;
}
