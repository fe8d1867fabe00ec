/** The names that lead to a question: those of its groups from outside, then its own. */
export type PropertyPlace = readonly string[];

/** How a fault names the question: "properties.Vehicle.Seats". */
export const pathOf = (place: PropertyPlace) => ["properties", ...place].join(".");

/** How a form names it: "properties[Vehicle][Seats]". */
export const fieldNameOf = (place: PropertyPlace) => `properties${place.map((name) => `[${name}]`).join("")}`;

/** The path that a form's name of a field stands for. */
export const pathOfField = (field: string) =>
	field.replaceAll("][", ".").replace("[", ".").replace(/\]$/, "");

/** Whether a form's field is the one of this place, with or without a number behind it: "properties[Rates][0]". */
export function isFieldOf(field: string, place: PropertyPlace): boolean {
	const name = fieldNameOf(place);
	return field === name || (field.startsWith(name) && /^\[\d{1,3}\]$/.test(field.slice(name.length)));
}

/** The values of an answer, one or many, whether a list arrived as such or as its numbered parts; null for a group. */
export function valuesIn(given: unknown): unknown[] | null {
	if (Array.isArray(given)) return given;
	if (typeof given !== "object" || given === null) return given === undefined ? [] : [given];
	const numbered = Object.entries(given);
	if (!numbered.every(([name]) => /^\d{1,3}$/.test(name))) return null;
	return numbered.toSorted(([one], [other]) => Number(one) - Number(other)).map(([, value]) => value);
}
