import type { PropertyEntry, PropertyField } from "../catalogue/property-field.ts";

/** The answers to a service's questions under the questions' names; groups are objects in it. It comes from outside. */
export type PropertyAnswers = Readonly<Record<string, unknown>>;

/**
 * How a File answer is kept: its key in the image store, and what the person called it. Only the server writes one,
 * after it stored the file; what a request calls a file answer is none.
 */
export type FileAnswer = { key: string; name: string };

/** True for answers by name; an array, which is one in JavaScript too, is a list of values. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
	typeof value === "object" && value !== null && !Array.isArray(value);

/** The answer to a question; own properties alone, so that no question can be called "constructor" to its profit. */
export function answerTo(answers: PropertyAnswers, name: string): unknown {
	return Object.hasOwn(answers, name) ? answers[name] : undefined;
}

/** The answers of a group; empty where nothing was answered. */
export function answersIn(answers: PropertyAnswers, group: string): PropertyAnswers {
	const inside = answerTo(answers, group);
	return isObject(inside) ? inside : {};
}

/** Whether the question asks for a number to call: its name says so. */
export const asksMobile = (entry: PropertyEntry) => /^mobile\b/i.test(entry.name);

/** Whether the question is the one that has to be ticked before anything is taken. */
export const asksConsent = (entry: PropertyEntry) => entry.name === "Consent";

/**
 * Whether the answer may stand on a public page. A number to call never may, even where staff forgot to mark the
 * question; Consent is no information.
 */
export function isPublicEntry(entry: PropertyEntry): boolean {
	return entry.private !== true && !asksConsent(entry) && !asksMobile(entry);
}

/** The questions whose answers may stand on a public page; groups that hold none are left out. */
export function publicFields(fields: readonly PropertyField[]): PropertyField[] {
	return fields.flatMap((field): PropertyField[] => {
		if (!("fields" in field)) return isPublicEntry(field) ? [field] : [];
		const inside = publicFields(field.fields);
		return inside.length === 0 ? [] : [{ ...field, fields: inside }];
	});
}

/** The answers to these questions and to no others. */
export function answersOf(
	fields: readonly PropertyField[],
	answers: PropertyAnswers,
): Record<string, unknown> {
	return Object.fromEntries(
		fields.flatMap((field): [string, unknown][] => {
			if (!Object.hasOwn(answers, field.name)) return [];
			return [
				[
					field.name,
					"fields" in field ? answersOf(field.fields, answersIn(answers, field.name)) : answers[field.name],
				],
			];
		}),
	);
}

/** A number that was answered, whether it arrived as one or as its digits; null for anything else. */
export function numberIn(value: unknown): number | null {
	const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
	return typeof number === "number" && Number.isFinite(number) ? number : null;
}

/** The files of an answer, one or many. */
export function filesIn(value: unknown): FileAnswer[] {
	return (Array.isArray(value) ? value : [value]).flatMap((file: unknown) =>
		isObject(file) && typeof file["key"] === "string" && typeof file["name"] === "string"
			? [{ key: file["key"], name: file["name"] }]
			: [],
	);
}

/** A file's own name in the store, without the folder: what it is called outside of the server. */
export const ownName = (key: string) => key.slice(key.lastIndexOf("/") + 1);

/**
 * Every kept file among the answers to these questions, at any depth. By the questions and not by the look of the
 * answers: what a person typed can look like a file, and whoever deletes an account deletes its files.
 */
export function filesAnswered(fields: readonly PropertyField[], answers: PropertyAnswers): FileAnswer[] {
	return fields.flatMap((field) => {
		if ("fields" in field) return filesAnswered(field.fields, answersIn(answers, field.name));
		return field.type === "File" ? filesIn(answerTo(answers, field.name)) : [];
	});
}
