import { baseLocale, getLocale, type Locale } from "../../../paraglide/runtime.js";
import type { Clock } from "../../dates.ts";
import { translatedLocales } from "../../languages.ts";
import { inLanguage } from "../language.ts";
import type { Db } from "./database.ts";
import { createSnapshot, type Snapshot } from "./snapshot.ts";
import { readTranslations } from "./translations.repository.ts";

/** Returns the translation of a text of a kind; undefined without one. */
export type Translate<Kind extends string> = (kind: Kind, text: string) => string | undefined;

/** Reads the translations of texts of these kinds into a language; none into the base language. */
export async function readTranslate<Kind extends string>(
	db: Db,
	locale: Locale,
	kinds: readonly Kind[],
): Promise<Translate<Kind>> {
	const rows = locale === baseLocale ? [] : await readTranslations(db, locale, kinds);
	const known = new Map(
		rows.map(({ kind, original, translation }) => [`${kind} ${original}`, translation || undefined]),
	);
	return (kind, text) => known.get(`${kind} ${text}`);
}

/**
 * A snapshot in the language of its reader: in the base language what `read` returns, in each other language what
 * `translate` makes of it, once per reading.
 */
export function createTranslatedSnapshot<Value, Kind extends string>(
	{
		db,
		kinds,
		read,
		translate,
	}: {
		db: Db;
		kinds: readonly Kind[];
		read: (db: Db) => Promise<Value>;
		translate: (value: Value, to: Translate<Kind>) => Value | Promise<Value>;
	},
	clock: Clock,
): Snapshot<Value> {
	// Calls in different languages share one reading, so that its language must not be that of its first caller.
	const stored = createSnapshot((from = db) => inLanguage(baseLocale, () => read(from)), clock);
	const translated = new Map(
		translatedLocales.map((locale) => {
			const readIn = async (from: Db) =>
				translate(await stored.current(), await readTranslate(from, locale, kinds));
			return [locale, createSnapshot((from = db) => inLanguage(locale, () => readIn(from)), clock)];
		}),
	);
	return {
		current: () => (translated.get(getLocale()) ?? stored).current(),
		clear() {
			for (const snapshot of [stored, ...translated.values()]) snapshot.clear();
		},
	};
}
