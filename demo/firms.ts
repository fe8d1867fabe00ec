import type { Choice } from "./seeded-choice.ts";

/** Words that firms of a sector carry; {F} is the family's name, {P} the place, {W} a local word. */
const patterns: Record<string, string[]> = {
	"appliances-and-repairs": [
		"{F} Services",
		"{W} Repair Centre",
		"{P} Service Point",
		"{F} & Sons",
		"New {F} Repairs",
		"{W} Technical Works",
		"Sai {W} Services",
	],
	"stays-rentals-and-offices": [
		"{W} House",
		"{F} Niwas",
		"{W} View",
		"Hotel {W}",
		"{F} Properties",
		"The {W} Nest",
		"{W} Residency",
	],
	"transport-and-water": [
		"{F} Travels",
		"{W} Tours",
		"{P} Taxi Service",
		"{W} Roadlines",
		"{F} Transport Company",
		"Jai {W} Carriers",
	],
	"building-and-interiors": [
		"{F} Constructions",
		"{W} Interiors",
		"{F} Brothers",
		"{W} Works",
		"{P} Building Services",
		"Shree {W} Contractors",
		"{F} & Company",
	],
	"events-and-food": [
		"{F} Caterers",
		"{W} Events",
		"{W} Tent House",
		"{F} Light & Sound",
		"Royal {W}",
		"Shagun {W}",
	],
	cleaning: ["{W} Cleaners", "Neat {W}", "{P} Housekeeping", "{F} Cleaning Services", "Fresh {W}"],
	tourism: ["{W} Adventures", "Fly {P}", "{W} Outdoors", "{P} Adventure Sports"],
	"leisure-and-fitness": ["{W} Fitness", "Studio {W}", "{F}'s Academy", "The {W} Club", "{W} Wellness"],
	"professional-advice": ["{F} & Associates", "{F} and Company", "Chambers of {F}"],
	"puja-and-astrology": ["{W} Jyotish Kendra", "Shri {W} Puja Sewa", "Acharya {F}"],
};

const localWords: Record<string, string[]> = {
	"Himachal Pradesh": [
		"Himalaya",
		"Shivalik",
		"Deodar",
		"Dhauladhar",
		"Hatkoti",
		"Apple Valley",
		"Snow Line",
		"Tarna",
		"Kinner",
		"Rhododendron",
	],
	Uttarakhand: ["Himalaya", "Nanda", "Deodar", "Kumaon", "Ganga", "Snow Line"],
	Karnataka: ["Cauvery", "Namma", "Garden City", "Sampige", "Udaya", "Kaveri"],
	Goa: ["Mandovi", "Konkan", "Susegad", "Zuari", "Coconut Grove"],
};
const elsewhere = [
	"Punjab",
	"Rainbow",
	"Sunrise",
	"Capital",
	"Star",
	"Lotus",
	"Modern",
	"Guru Kripa",
	"Bharat",
	"National",
];

/** A firm's name, or null for the three in ten professionals who work under their own. */
export function firmOf(
	choice: Choice,
	sector: string,
	place: string,
	state: string | null,
	family: string,
): string | null {
	if (choice.chance(0.3)) return null;
	return choice
		.pick(patterns[sector] ?? ["{F} Services"])
		.replace("{F}", family)
		.replace("{P}", place)
		.replace("{W}", choice.pick(localWords[state ?? ""] ?? elsewhere));
}
