import { placesIn } from "./place-rows.ts";
import type { StarterLocation } from "./starter-places.types.ts";

// One line a place, see PlaceRow; the formatter would spread each over ten.
// oxfmt-ignore
export const tricityLocations: StarterLocation[] = [
	...placesIn("Chandigarh", [
		["Chandigarh", "town", null, 30.733, 76.779, "160017", "chd", "city beautiful", "चंडीगढ़", "चण्डीगढ़"],
		["Manimajra", "area", "chandigarh", 30.719, 76.834, "160101", "mani majra", "मनीमाजरा"],
	]),
	...placesIn("Punjab", [
		["Mohali", "town", null, 30.705, 76.717, "160055", "sahibzada ajit singh nagar", "sas nagar", "s.a.s. nagar", "मोहाली"],
		["Kharar", "town", null, 30.745, 76.645, "140301", "kharad", "खरड़"],
		["New Chandigarh", "town", null, 30.79, 76.73, "140901", "mullanpur", "mullanpur garibdass", "न्यू चंडीगढ़"],
		["Zirakpur", "town", null, 30.643, 76.818, "140603", "jirakpur", "zirkpur", "जीरकपुर"],
		["Dera Bassi", "town", null, 30.588, 76.846, "140507", "derabassi", "डेरा बस्सी", "डेराबस्सी"],
	]),
	...placesIn("Haryana", [
		["Panchkula", "town", null, 30.694, 76.861, "134109", "panchkulla", "पंचकूला"],
		["Pinjore", "town", null, 30.797, 76.917, "134102", "pinjor", "पिंजौर"],
		["Kalka", "town", null, 30.84, 76.94, "133302", "कालका"],
	]),
];
