import type { PropertyEntry, PropertyField } from "../../../catalogue/property-field.ts";
import type { PropertyPlace } from "../../property-place.ts";

/** The columns that every file needs. */
export const requiredColumns = ["mobile", "name", "service", "pincode"] as const;
const optional = [
	"choice",
	"firm",
	"places",
	"description",
	"post_office",
	"address",
	"building",
	"floor",
	"landmark",
	"locality",
	"town",
] as const;
/** The columns of every file; `answer: …` columns come in addition. */
export const columns = [...requiredColumns, ...optional];
export type Column = (typeof columns)[number];

/** What else operators call these columns; only for suggestions. */
export const otherNames: Partial<Record<Column, string[]>> = {
	mobile: ["phone", "contact", "mobile number"],
	name: ["contact person", "full name"],
	service: ["trade", "category", "profession"],
	firm: ["shop", "business", "company"],
	places: ["area", "location"],
	pincode: ["pin", "postal code", "zip"],
};

/** "Vehicle / Seats": a question by its groups and its own name. */
export const questionName = (place: PropertyPlace) => place.join(" / ");
export const answerPrefix = "answer: ";
/** The title of the column for a question. */
export const answerColumn = (place: PropertyPlace) => `${answerPrefix}${questionName(place)}`;

/** A title as it is compared. */
export const columnForm = (name: string) =>
	name
		.normalize("NFKC")
		.toLowerCase()
		.replaceAll(/[\s_]+/g, " ")
		.replaceAll(/\s*\/\s*/g, "/")
		.trim();

export type Question = { place: PropertyPlace; entry: PropertyEntry };

const known = new WeakMap<readonly PropertyField[], ReadonlyMap<string, Question>>();

/** The questions of a form, by the form of their names. Files are not in a spreadsheet. */
export function questionsOf(fields: readonly PropertyField[]): ReadonlyMap<string, Question> {
	const before = known.get(fields);
	if (before !== undefined) return before;
	const walk = (inside: readonly PropertyField[], groups: PropertyPlace): [string, Question][] =>
		inside.flatMap((field): [string, Question][] => {
			const place = [...groups, field.name];
			if ("fields" in field) return walk(field.fields, place);
			return field.type === "File" ? [] : [[columnForm(questionName(place)), { place, entry: field }]];
		});
	const questions = new Map(walk(fields, []));
	known.set(fields, questions);
	return questions;
}
