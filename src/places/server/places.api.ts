/** The places module's API for other modules. */
export { holdAddressOf } from "./address-owner.ts";
export { type AddressRow, findAddress as readAddress, readAddressesOf } from "./addresses.repository.ts";
export { findHomePlace, locateAddresses } from "./locate-addresses.ts";
export { readPincodePoints } from "./locate-addresses.repository.ts";
export type { Pincodes } from "./pincodes/pincodes.ts";
export {
	addAddresses,
	type AddressReader,
	createAddressReader,
	isDirectoryLoaded,
} from "./many-addresses.ts";
export { readPlaceNames, readPlaceTree } from "./place-tree.repository.ts";
export type { AddressChanged } from "./places.context.ts";
export { readDistrictNames, readLocations as readAllPlaces, readStateNames } from "./places.repository.ts";
export { createPlaces, type Places, type PlacesSnapshot } from "./places.ts";
