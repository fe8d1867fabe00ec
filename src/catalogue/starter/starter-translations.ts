import type { Locale } from "../../paraglide/runtime.js";
import type { CatalogueText } from "../catalogue-texts.ts";
import { hindiFields, hindiHints, hindiUnits } from "./hindi-field-names.ts";
import { hindiChoices, hindiDescriptions, hindiSectors, hindiServices } from "./hindi-names.ts";
import { hindiOptions } from "./hindi-option-names.ts";

type ByEnglish = Readonly<Record<string, string>>;

/** What the starter catalogue says in other languages, by kind and English text. */
export const starterTranslations: { locale: Locale; texts: Record<CatalogueText, ByEnglish> }[] = [
	{
		locale: "hi",
		texts: {
			sector: hindiSectors,
			service: hindiServices,
			choice: hindiChoices,
			description: hindiDescriptions,
			field: hindiFields,
			hint: hindiHints,
			unit: hindiUnits,
			option: hindiOptions,
		},
	},
];
