import { placesIn } from "./place-rows.ts";
import type { StarterLocation } from "./starter-places.types.ts";

// One line a place, see PlaceRow; the formatter would spread each over ten.
// oxfmt-ignore
export const northLocations: StarterLocation[] = [
	...placesIn("Punjab", [
		["Ludhiana", "town", null, 30.901, 75.857, "141001", "लुधियाना"],
		["Amritsar", "town", null, 31.634, 74.872, "143001", "ambarsar", "अमृतसर"],
		["Jalandhar", "town", null, 31.326, 75.576, "144001", "jullundur", "jalandar", "जालंधर"],
		["Patiala", "town", null, 30.34, 76.387, "147001", "पटियाला"],
		["Bathinda", "town", null, 30.211, 74.945, "151001", "bhatinda", "बठिंडा"],
		["Pathankot", "town", null, 32.274, 75.652, "145001", "पठानकोट"],
		["Hoshiarpur", "town", null, 31.532, 75.912, "146001", "होशियारपुर"],
		["Rupnagar", "town", null, 30.966, 76.533, "140001", "ropar", "roopnagar", "रूपनगर", "रोपड़"],
	]),
	...placesIn("Haryana", [
		["Ambala", "town", null, 30.378, 76.777, "134003", "ambala cantt", "ambala city", "अंबाला", "अम्बाला"],
		["Kurukshetra", "town", null, 29.97, 76.878, "136118", "thanesar", "कुरुक्षेत्र"],
		["Karnal", "town", null, 29.686, 76.99, "132001", "करनाल"],
		["Panipat", "town", null, 29.391, 76.97, "132103", "पानीपत"],
		["Sonipat", "town", null, 28.993, 77.015, "131001", "sonepat", "सोनीपत"],
		["Rohtak", "town", null, 28.895, 76.607, "124001", "रोहतक"],
		["Hisar", "town", null, 29.149, 75.722, "125001", "hissar", "हिसार"],
		["Yamunanagar", "town", null, 30.129, 77.28, "135001", "yamuna nagar", "jagadhri", "यमुनानगर"],
	]),
	...placesIn("Uttarakhand", [
		["Dehradun", "town", null, 30.317, 78.032, "248001", "dehra dun", "deharadun", "doon", "देहरादून"],
		["Mussoorie", "town", null, 30.459, 78.066, "248179", "mussorie", "masuri", "masoori", "मसूरी"],
		["Rishikesh", "town", null, 30.087, 78.268, "249201", "hrishikesh", "ऋषिकेश"],
		["Haridwar", "town", null, 29.946, 78.164, "249401", "hardwar", "हरिद्वार"],
		["Roorkee", "town", null, 29.854, 77.888, "247667", "rurki", "roorki", "रुड़की"],
		["Nainital", "town", null, 29.385, 79.457, "263001", "naini tal", "नैनीताल"],
		["Haldwani", "town", null, 29.218, 79.513, "263139", "हल्द्वानी"],
		["Almora", "town", null, 29.597, 79.659, "263601", "अल्मोड़ा"],
	]),
];
