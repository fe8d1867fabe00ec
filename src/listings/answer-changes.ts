import type { PropertyField } from "../catalogue/property-field.ts";
import { answersIn, answerTo, type FileAnswer, ownName, type PropertyAnswers } from "./property-answers.ts";
import type { FilePlace } from "./property-check.ts";
import type { PropertyPlace } from "./property-place.ts";

/** The questions whose answers changed, as dotted paths of groups and names; never the answers themselves. */
export function changedQuestions(
	fields: readonly PropertyField[],
	before: PropertyAnswers,
	after: PropertyAnswers,
): string[] {
	return fields.flatMap((field) => {
		const { name } = field;
		if ("fields" in field)
			return changedQuestions(field.fields, answersIn(before, name), answersIn(after, name)).map(
				(inside) => `${name}.${inside}`,
			);
		const isSame = JSON.stringify(answerTo(before, name)) === JSON.stringify(answerTo(after, name));
		return isSame ? [] : [name];
	});
}

function put(
	answers: PropertyAnswers,
	[name = "", ...inside]: PropertyPlace,
	value: unknown,
): PropertyAnswers {
	const placed = inside.length === 0 ? value : put(answersIn(answers, name), inside, value);
	return { ...answers, [name]: placed };
}

/** The answers with the files at their places; `stored` maps each uploaded file to its stored answer. */
export function withFiles<Sent>(
	answers: PropertyAnswers,
	places: readonly FilePlace<Sent>[],
	stored: ReadonlyMap<Sent, FileAnswer>,
): Record<string, unknown> {
	const filled = places.reduce((before, { place, entry, kept, sent }) => {
		const files = [...kept, ...sent.flatMap((file) => stored.get(file) ?? [])];
		if (files.length === 0) return before;
		return put(before, place, entry.multiple === true ? files : files[0]);
	}, answers);
	return { ...filled };
}

const renamed = (file: unknown): unknown =>
	typeof file === "object" && file !== null && "key" in file && typeof file.key === "string"
		? { ...file, key: ownName(file.key) }
		: file;

/** The answers as they leave the server: a file's key without its folder in the store. */
export function withoutFolders(
	fields: readonly PropertyField[],
	answers: Record<string, unknown>,
): Record<string, unknown> {
	const shown = fields
		.filter(({ name }) => Object.hasOwn(answers, name))
		.map((field): [string, unknown] => {
			const value = answers[field.name];
			if ("fields" in field) {
				const inside = { ...answersIn(answers, field.name) };
				return [field.name, withoutFolders(field.fields, inside)];
			}
			if (field.type !== "File") return [field.name, value];
			return [field.name, Array.isArray(value) ? value.map(renamed) : renamed(value)];
		});
	return Object.fromEntries(shown);
}
