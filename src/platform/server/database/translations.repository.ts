import { and, eq, inArray } from "drizzle-orm";
import type { Locale } from "../../../paraglide/runtime.js";
import type { Db } from "./database.ts";
import { newId } from "./ids.ts";
import { translations } from "./translations.tables.ts";

/** A text of a kind in another language. An empty translation means that the original is shown. */
export type Translation = { locale: Locale; kind: string; original: string; translation: string };

/** Reads the translations into a language of texts of these kinds. */
export function readTranslations(
	db: Db,
	locale: Locale,
	kinds: readonly string[],
): Promise<Pick<Translation, "kind" | "original" | "translation">[]> {
	const { kind, original, translation } = translations;
	return db
		.select({ kind, original, translation })
		.from(translations)
		.where(and(eq(translations.locale, locale), inArray(kind, [...kinds])));
}

/** Translations by language, kind and original. */
export type TranslationSet = {
	locale: Locale;
	texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

/** Adds the translations that do not exist yet; those that staff changed or removed stay as they are. */
export async function addTranslations(tx: Db, sets: readonly TranslationSet[]): Promise<void> {
	const rows = sets.flatMap(({ locale, texts }) =>
		Object.entries(texts).flatMap(([kind, byOriginal]) =>
			Object.entries(byOriginal).map(([original, translation]) => ({
				id: newId(),
				locale,
				kind,
				original,
				translation,
			})),
		),
	);
	await tx.insert(translations).values(rows).onConflictDoNothing();
}

/** Stores a translation, and returns the id of its row. */
export async function writeTranslation(tx: Db, row: Translation): Promise<string> {
	const { locale, kind, original } = translations;
	const [written] = await tx
		.insert(translations)
		.values({ id: newId(), ...row })
		.onConflictDoUpdate({ target: [locale, kind, original], set: { translation: row.translation } })
		.returning({ id: translations.id });
	if (written === undefined) throw new Error("the insertion returned no row");
	return written.id;
}

/** The texts in the base language of these translations, by id. */
export async function readOriginals(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
	const rows = await db
		.select({ id: translations.id, original: translations.original })
		.from(translations)
		.where(inArray(translations.id, [...ids]));
	return new Map(rows.map(({ id, original }) => [id, original]));
}
