import { hyphenated } from "../platform/hyphenated.ts";
import type { Sector, Service } from "./catalogue.ts";
import { reservedSlugs } from "./reserved-slugs.ts";

/** Whether two names are the same; case, punctuation and accents do not count. */
export function isSameName(one: string, other: string): boolean {
	if (one.toLowerCase() === other.toLowerCase()) return true;
	const address = hyphenated(one);
	return address !== "" && address === hyphenated(other);
}

/** Whether another sector has this name. */
export function isSectorTaken(
	sectors: readonly Pick<Sector, "id" | "sector">[],
	id: string,
	name: string,
): boolean {
	return sectors.some((other) => other.id !== id && isSameName(other.sector, name));
}

/** What is wrong with a slug of a service's landing page. */
export type AddressFault = "reserved" | "taken";

/**
 * Says why a service cannot have this slug, or null. A service answers to its landing slug and to its hyphenated
 * name, so neither may belong to another service or to a page of the app.
 */
export function faultOfAddress(
	services: readonly Pick<Service, "id" | "slug" | "nameSlug">[],
	id: string,
	address: string,
): AddressFault | null {
	if (reservedSlugs.has(address)) return "reserved";
	const others = services.filter((other) => other.id !== id);
	return others.some(({ slug, nameSlug }) => slug === address || nameSlug === address) ? "taken" : null;
}

/** The order with one id moved to a position, counted from 1; one beyond the end moves it to the end. */
export function movedTo(ids: readonly string[], id: string, position: number): string[] {
	const others = ids.filter((other) => other !== id);
	return others.toSpliced(position - 1, 0, id);
}

/** The changed fields, with their values before and after. */
export function changedFields<Values extends Record<string, unknown>>(
	record: Values,
	changes: { [Name in keyof Values]?: Values[Name] | undefined },
): { before: Partial<Values>; after: Partial<Values> } {
	const before: Partial<Values> = {};
	const after: Partial<Values> = {};
	for (const name of Object.keys(changes) as (keyof Values)[]) {
		const value = changes[name];
		if (value === undefined || JSON.stringify(value) === JSON.stringify(record[name])) continue;
		before[name] = record[name];
		after[name] = value;
	}
	return { before, after };
}
