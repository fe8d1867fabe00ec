/** The path of names to a question: its groups from the outside in, then its own name. */
export type PropertyPlace = readonly string[];

/** The path of a question in faults: "properties.Vehicle.Seats". */
export const pathOf = (place: PropertyPlace) => ["properties", ...place].join(".");

/** The field name of a question in forms: "properties[Vehicle][Seats]". */
export const fieldNameOf = (place: PropertyPlace) => `properties${place.map((name) => `[${name}]`).join("")}`;

/** Converts a form's field name into the path that faults use. */
export const pathOfField = (field: string) =>
	field.replaceAll("][", ".").replace("[", ".").replace(/\]$/, "");

/** Whether a form's field belongs to this place, with or without an index: "properties[Rates][0]". */
export function isFieldOf(field: string, place: PropertyPlace): boolean {
	const name = fieldNameOf(place);
	return field === name || (field.startsWith(name) && /^\[\d{1,3}\]$/.test(field.slice(name.length)));
}

/** The values of an answer, one or many, whether sent as a list or as numbered fields; null for a group. */
export function valuesIn(given: unknown): unknown[] | null {
	if (Array.isArray(given)) return given;
	if (typeof given !== "object" || given === null) return given === undefined ? [] : [given];
	const numbered = Object.entries(given);
	if (!numbered.every(([name]) => /^\d{1,3}$/.test(name))) return null;
	return numbered.toSorted(([one], [other]) => Number(one) - Number(other)).map(([, value]) => value);
}
