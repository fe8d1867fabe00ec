import type { Address } from "../../../places/places.contract.ts";
import type { ListingDetails } from "../../listing-answers.ts";

/** The listing's full address; null for viewers who receive only its public part. */
export function addressOf({ address }: Pick<ListingDetails, "address">): Address | null {
	const { _id: id, name, mobile, manualAddress, pincodeData } = address;
	if (id === undefined || name === undefined || mobile === undefined || manualAddress === undefined)
		return null;
	return {
		_id: id,
		name,
		mobile,
		country: "India",
		pincodeData: { ...pincodeData, cityBlock: pincodeData.cityBlock ?? "" },
		manualAddress,
		landmark: address.landmark ?? "",
		locality: address.locality,
		cityDistrictTown: address.cityDistrictTown ?? "",
		addressInUse: true,
	};
}
