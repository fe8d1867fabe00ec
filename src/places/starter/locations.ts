import { bengaluruLocations } from "./locations-bengaluru.ts";
import { delhiNcrLocations } from "./locations-delhi-ncr.ts";
import { goaLocations } from "./locations-goa.ts";
import { himachalLocations } from "./locations-himachal.ts";
import { northLocations } from "./locations-north.ts";
import { tricityLocations } from "./locations-tricity.ts";
import type { StarterLocation } from "./starter-places.types.ts";

/** Matches every place by rule, so it is the parent of none. */
const panIndia: StarterLocation = {
	name: "PAN_INDIA",
	slug: "pan-india",
	state: null,
	kind: "all",
	parent: null,
	latitude: null,
	longitude: null,
	pincode: null,
	aliases: ["pan india", "panindia", "all india", "whole india", "पूरा भारत", "पैन इंडिया"],
};

/** The common list of go-to locations of a new deployment; staff add more later. */
export const starterLocations: StarterLocation[] = [
	panIndia,
	...tricityLocations,
	...delhiNcrLocations,
	...bengaluruLocations,
	...goaLocations,
	...himachalLocations,
	...northLocations,
];
