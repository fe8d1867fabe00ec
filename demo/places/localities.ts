import type { StarterLocation } from "../../src/places/starter/starter-places.types.ts";
import { placesOfDistrict } from "./districts.ts";
import type { Choice } from "../seeded-choice.ts";

const known: Record<string, string[]> = {
	shimla: [
		"Lower Bazaar",
		"Sanjauli",
		"Summer Hill",
		"Chhota Shimla",
		"Totu",
		"Kasumpti",
		"Boileauganj",
		"Dhalli",
		"Lakkar Bazaar",
	],
	chandigarh: ["Sector 7", "Sector 15", "Sector 22", "Sector 35", "Sector 44", "Industrial Area Phase 1"],
	manali: ["Mall Road", "Model Town", "Aleo", "Rangri", "Log Huts Area"],
	dharmshala: ["Kotwali Bazaar", "Sidhbari", "Ram Nagar", "Civil Lines", "Dari"],
	mandi: ["Moti Bazaar", "Paddal", "Jail Road", "Khaliar", "Purani Mandi"],
	kullu: ["Akhara Bazaar", "Dhalpur", "Sarvari", "Shastri Nagar"],
};
const usual: Record<StarterLocation["kind"], string[]> = {
	town: [
		"Main Bazaar",
		"Station Road",
		"Ward 4",
		"Housing Board Colony",
		"Civil Hospital Road",
		"Old Bus Stand",
		"Court Road",
		"Gandhi Chowk",
	],
	area: ["Main Market", "Block A", "Block C", "Pocket 2", "Metro Station Road", "Community Centre"],
	spot: ["Upper village", "Lower village", "Old bazaar", "Temple lane", "Orchard lane", "Bridge lane"],
	region: ["Main bazaar", "Old bus stand", "Panchayat road", "River lane"],
	all: ["Main Bazaar"],
};
const streets = ["House", "Shop", "Plot", "Building"];

const districtOfPlace = new Map(
	Object.entries(placesOfDistrict).flatMap(([district, slugs]) =>
		slugs.split(" ").map((slug) => [slug, district] as const),
	),
);

export type DemoAddress = {
	pincode: string;
	poName: string;
	district: string;
	stateName: string;
	city: string;
	locality: string;
	completeAdd: string;
};

/** Regions have no post office of their own: their listings are in one of their towns. */
const townOfRegion: Record<string, Pick<DemoAddress, "pincode" | "poName" | "district">> = {
	goa: { pincode: "403001", poName: "Panaji", district: "North Goa" },
	"north-goa": { pincode: "403509", poName: "Anjuna", district: "North Goa" },
	"south-goa": { pincode: "403601", poName: "Margao", district: "South Goa" },
};

/** An address in the place; throws for a place without a post office. */
export function addressIn(choice: Choice, place: StarterLocation): DemoAddress {
	const town = townOfRegion[place.slug] ?? {
		pincode: place.pincode,
		poName: place.name,
		district: districtOfPlace.get(place.slug),
	};
	if (town.pincode === null || place.state === null || town.district === undefined)
		throw new Error(`no post office in ${place.slug}`);
	return {
		pincode: town.pincode,
		poName: town.poName,
		district: town.district,
		stateName: place.state,
		city: town.poName,
		locality: choice.pick(known[place.slug] ?? usual[place.kind]),
		completeAdd: `${choice.pick(streets)} ${choice.between(1, 240)}`,
	};
}
