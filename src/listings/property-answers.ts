import type { PropertyEntry, PropertyField } from "../catalogue/property-field.ts";

/** The answers to a service's questions by question name; groups are nested objects. Untrusted input. */
export type PropertyAnswers = Readonly<Record<string, unknown>>;

/**
 * A stored File answer: its key in the image store and its original file name. Only the server creates one, after
 * storing the file; a file answer in a request is ignored.
 */
export type FileAnswer = { key: string; name: string };

/** Whether these are answers by name; an array, also an object in JavaScript, is a list of values. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
	typeof value === "object" && value !== null && !Array.isArray(value);

/** The answer to a question. Reads own properties only, so that a question called "constructor" is harmless. */
export function answerTo(answers: PropertyAnswers, name: string): unknown {
	return Object.hasOwn(answers, name) ? answers[name] : undefined;
}

/** The answers of a group; empty if there are none. */
export function answersIn(answers: PropertyAnswers, group: string): PropertyAnswers {
	const inside = answerTo(answers, group);
	return isObject(inside) ? inside : {};
}

/** Whether the question asks for a number to call, judging by its name. */
export const asksMobile = (entry: PropertyEntry) => /^mobile\b/i.test(entry.name);

/** Whether the question is the consent that must be ticked before anything is saved. */
export const asksConsent = (entry: PropertyEntry) => entry.name === "Consent";

/**
 * Whether the answer may appear on a public page. A number to call never may, even if staff forgot to mark the question
 * as private. Consent is no information.
 */
export function isPublicEntry(entry: PropertyEntry): boolean {
	return entry.private !== true && !asksConsent(entry) && !asksMobile(entry);
}

/** The questions whose answers may appear on a public page; groups without any are left out. */
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

/** The number in an answer, whether it is a number or its digits; null for anything else. */
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

/** A file's own name in the store, without the folder: its name outside of the server. */
export const ownName = (key: string) => key.slice(key.lastIndexOf("/") + 1);

/**
 * Every stored file among the answers to these questions, at any depth. Decided by the questions, not by the shape of
 * the answers: typed text can look like a file, and deleting an account deletes its files.
 */
export function filesAnswered(fields: readonly PropertyField[], answers: PropertyAnswers): FileAnswer[] {
	return fields.flatMap((field) => {
		if ("fields" in field) return filesAnswered(field.fields, answersIn(answers, field.name));
		return field.type === "File" ? filesIn(answerTo(answers, field.name)) : [];
	});
}
