import * as z from "zod/mini";
import { placeTexts } from "../places/place-texts.ts";
import type { ApiContract } from "../platform/contract.ts";
import { translatedLocales } from "../platform/languages.ts";
import { listTotal, nextCursor, pageQuery, typedText } from "../platform/schemas.ts";
import { catalogueTexts } from "./catalogue-texts.ts";

/** The kinds of texts that staff translate, in the order of the filter. */
export const textKinds = [...catalogueTexts, ...placeTexts] as const;
export type TextKind = (typeof textKinds)[number];

/** The maximum length of a translation; a description of 500 characters may become longer. */
export const translationLength = 1000;

const locale = z.enum(translatedLocales);
const kind = z.enum(textKinds);
/** The text in the base language, exactly as stored. */
const original = z.string().check(z.maxLength(translationLength));

const translated = z.object({
	original,
	/** Empty without one: the original is shown. */
	translation: z.string(),
});
export type TranslatedText = z.infer<typeof translated>;

const change = z.object({ translation: typedText(translationLength) });

export const translationsApi = {
	"GET /api/catalogue/translations": {
		access: "staff",
		summary: "The texts of a kind in the catalogue or of places, with their translations into a language",
		query: z.object({
			locale,
			kind,
			/** Only those without a translation. */
			missing: z.optional(z.literal("true")),
			/** A part of the text or of its translation. */
			text: z.optional(typedText(80)),
			...pageQuery,
		}),
		answer: z.object({
			translations: z.array(translated),
			abilities: z.object({ change: z.boolean() }),
			nextCursor,
			...listTotal,
		}),
	},
	"PUT /api/catalogue/translations": {
		access: "managers",
		summary: "Changes the translation of a text; an empty one removes it, so that the original is shown",
		body: z.object({ locale, kind, original, ...change.shape, basedOn: z.optional(change) }),
		answer: translated,
		failures: {
			404: "No such text in the catalogue or among the places",
			409: {
				when: "The translation is no longer as in `basedOn`; `now` has the present one",
				carries: z.object({ now: z.optional(z.object({ translation: z.string() })) }),
			},
		},
	},
} as const satisfies ApiContract;
export type TranslationsApi = typeof translationsApi;
