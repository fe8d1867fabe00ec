import { personalData } from "../../platform/server/database/personal-data.ts";
import {
	addresses,
	districts,
	locationNames,
	locations,
	pincodeDirectory,
	pincodes,
	postOffices,
	states,
} from "./places.tables.ts";

export const personalTables = [
	personalData(addresses, {
		id: "deleted, exported",
		userId: "deleted, internal",
		name: "deleted, exported",
		mobile: "deleted, exported",
		pincode: "deleted, exported",
		poName: "deleted, exported",
		cityBlock: "deleted, exported",
		district: "deleted, exported",
		stateName: "deleted, exported",
		city: "deleted, exported",
		completeAdd: "deleted, exported",
		buildingDetails: "deleted, exported",
		floorDetails: "deleted, exported",
		landmark: "deleted, exported",
		locality: "deleted, exported",
		cityDistrictTown: "deleted, exported",
		createdAt: "deleted, exported",
	}),
];

export const otherTables = [
	states,
	districts,
	locations,
	locationNames,
	postOffices,
	pincodes,
	pincodeDirectory,
];
