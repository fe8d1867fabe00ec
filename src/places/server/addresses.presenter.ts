import type { Address } from "../places.contract.ts";
import type { AddressRow } from "./addresses.repository.ts";

/** Presents an address to its person and to staff. */
export function presentAddress(row: AddressRow, addressInUse: boolean): Address {
	const { id, name, mobile, pincode, poName, cityBlock, district, stateName, city } = row;
	const { completeAdd, buildingDetails, floorDetails, landmark, locality, cityDistrictTown } = row;
	return {
		_id: id,
		name,
		mobile,
		country: "India",
		pincodeData: { pincode, poName, cityBlock, district, stateName, city },
		manualAddress: { completeAdd, buildingDetails, floorDetails },
		landmark,
		locality,
		cityDistrictTown,
		addressInUse,
	};
}
