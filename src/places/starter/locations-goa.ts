import { placesIn } from "./place-rows.ts";
import type { StarterLocation } from "./starter-places.types.ts";

// One line a place, see PlaceRow; the formatter would spread each over ten.
// oxfmt-ignore
export const goaLocations: StarterLocation[] = [
	...placesIn("Goa", [
		["Goa", "region", null, 15.35, 74.05, null, "गोवा"],
		["North Goa", "region", "goa", 15.53, 73.94, null, "goa north", "panaji", "panjim", "उत्तर गोवा", "नॉर्थ गोवा", "पणजी"],
		["South Goa", "region", "goa", 15.18, 74.05, null, "goa south", "margao", "madgaon", "दक्षिण गोवा", "साउथ गोवा", "मडगांव"],
	]),
];
