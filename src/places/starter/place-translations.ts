import type { Locale } from "../../paraglide/runtime.js";
import { panIndia } from "../location.ts";
import type { PlaceText } from "../place-texts.ts";
import { hindiPlaces, hindiStates } from "./hindi-place-names.ts";
import { starterLocations } from "./locations.ts";

type ByEnglish = Readonly<Record<string, string>>;

const byName = (bySlug: ByEnglish): ByEnglish =>
	Object.fromEntries(
		starterLocations
			.filter(({ name }) => name !== panIndia)
			.map(({ slug, name }): [string, string] => [name, bySlug[slug] ?? name]),
	);

/** The names of the starter places in other languages, by kind and English name. */
export const starterPlaceTranslations: { locale: Locale; texts: Partial<Record<PlaceText, ByEnglish>> }[] = [
	{ locale: "hi", texts: { place: byName(hindiPlaces), state: hindiStates } },
];
