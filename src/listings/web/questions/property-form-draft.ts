import type { PropertyEntry, PropertyField } from "../../../catalogue/property-field.ts";
import { fileBytesAtMost } from "../../../media/picture.ts";
import { nationalDigits } from "../../../ui/form/typed-digits.ts";
import {
	answersIn,
	answerTo,
	asksMobile,
	filesIn,
	ownName,
	type PropertyAnswers,
} from "../../property-answers.ts";
import { fieldNameOf, type PropertyPlace } from "../../property-place.ts";
import { isSameAnswer } from "../../property-value.ts";

/** The form's values by field name: a text, several texts, or the own names of the files that stay. */
export type PropertyDraft = Record<string, string | string[]>;

/** A question with its place in the form. */
export type PlacedEntry = { entry: PropertyEntry; place: PropertyPlace };

/** A chosen file, sent with the form. */
export type ChosenFile = { field: string; file: File; isTooBig: boolean };

/** All questions of a form with their places, in its order. */
export function placedEntries(fields: readonly PropertyField[], place: PropertyPlace = []): PlacedEntry[] {
	return fields.flatMap((field): PlacedEntry[] => {
		const here = [...place, field.name];
		return "fields" in field ? placedEntries(field.fields, here) : [{ entry: field, place: here }];
	});
}

/** Whether the form holds the answer as a list of texts; for a file, the list of files that stay. */
const isList = (entry: PropertyEntry) => entry.type === "File" || entry.multiple === true;

/** A stored value as the form's field shows it; an option that is no longer offered becomes empty. */
function typedFrom(entry: PropertyEntry, value: unknown): string {
	if (typeof value !== "string" && typeof value !== "number" && typeof value !== "boolean") return "";
	const text = String(value);
	if (entry.enum !== undefined) return entry.enum.find((one) => isSameAnswer(one, text))?.trim() ?? "";
	if (asksMobile(entry)) return nationalDigits(text);
	if (entry.type === "Date") return /^\d{4}-\d{2}-\d{2}/.exec(text)?.[0] ?? "";
	return text;
}

function answerIn(properties: PropertyAnswers, place: PropertyPlace): unknown {
	return answerTo(place.slice(0, -1).reduce(answersIn, properties), place.at(-1) ?? "");
}

/** The stored files that answer the question at this place. */
export const filesAt = (properties: PropertyAnswers, place: PropertyPlace) =>
	filesIn(answerIn(properties, place));

/** The form filled with the listing's present answers. */
export function draftOf(fields: readonly PropertyField[], properties: PropertyAnswers): PropertyDraft {
	return Object.fromEntries(
		placedEntries(fields).map(({ entry, place }) => {
			const value = answerIn(properties, place);
			if (entry.type === "File") return [fieldNameOf(place), filesIn(value).map(({ key }) => ownName(key))];
			if (!isList(entry)) return [fieldNameOf(place), typedFrom(entry, value)];
			const texts = (Array.isArray(value) ? value : [value]).map((one: unknown) => typedFrom(entry, one));
			return [fieldNameOf(place), texts.filter((text) => text !== "")];
		}),
	);
}

/** Every former path of a place: its own former names under each name of its groups. */
function formerPlaces(fields: readonly PropertyField[], place: PropertyPlace): PropertyPlace[] {
	const [name, ...rest] = place;
	const field = fields.find((one) => one.name === name);
	if (field === undefined) return [];
	const names = [field.name, ...(field.formerly ?? [])];
	const inside = rest.length > 0 && "fields" in field ? formerPlaces(field.fields, rest) : [[]];
	return names.flatMap((one) => inside.map((inner) => [one, ...inner]));
}

/** The field names of a question before staff renamed it, except those that another question has now. */
export function formerNames(fields: readonly PropertyField[], place: PropertyPlace): string[] {
	const present = new Set(placedEntries(fields).map((one) => fieldNameOf(one.place)));
	return formerPlaces(fields, place)
		.map(fieldNameOf)
		.filter((name) => !present.has(name));
}

/** A draft typed before staff renamed questions, with values moved from former to present names. */
export function underPresentFields(fields: readonly PropertyField[], draft: PropertyDraft): PropertyDraft {
	const moved = placedEntries(fields).flatMap(({ place }): [string, string | string[]][] => {
		const former = formerNames(fields, place).findLast((one) => (draft[one]?.length ?? 0) > 0);
		const typed = former === undefined ? undefined : draft[former];
		return typed === undefined ? [] : [[fieldNameOf(place), typed]];
	});
	return { ...draft, ...Object.fromEntries(moved) };
}

/** The draft without files that were deleted since it was saved: the form offers no way to remove them. */
export function withoutDeletedFiles(
	fields: readonly PropertyField[],
	draft: PropertyDraft,
	properties: PropertyAnswers,
): PropertyDraft {
	const files = placedEntries(fields).filter(({ entry }) => entry.type === "File");
	const present = files.map(({ place }): [string, string[]] => {
		const existing = new Set(filesAt(properties, place).map(({ key }) => ownName(key)));
		const name = fieldNameOf(place);
		return [name, [draft[name] ?? []].flat().filter((kept) => existing.has(kept))];
	});
	return { ...draft, ...Object.fromEntries(present) };
}

/** The chosen files, with those of the field replaced by these. */
export function withChosen(
	chosen: readonly ChosenFile[],
	field: string,
	files: readonly File[],
): ChosenFile[] {
	return [
		...chosen.filter((one) => one.field !== field),
		...files.map((file) => ({ field, file, isTooBig: file.size > fileBytesAtMost })),
	];
}

/**
 * The chosen files of the present questions: files of a renamed question move to its present name, and a question for
 * one file keeps at most one.
 */
export function chosenUnderPresentFields(
	fields: readonly PropertyField[],
	chosen: readonly ChosenFile[],
): ChosenFile[] {
	return placedEntries(fields).flatMap(({ entry, place }) => {
		if (entry.type !== "File") return [];
		const field = fieldNameOf(place);
		const names = new Set([field, ...formerNames(fields, place)]);
		const files = chosen.filter((one) => names.has(one.field)).map((one) => ({ ...one, field }));
		return entry.multiple === true ? files : files.slice(-1);
	});
}

/** The values to send, in the shape that the check reads. */
export function givenOf(
	fields: readonly PropertyField[],
	draft: PropertyDraft,
	place: PropertyPlace = [],
): Record<string, unknown> {
	return Object.fromEntries(
		fields.map((field) => {
			const here = [...place, field.name];
			if ("fields" in field) return [field.name, givenOf(field.fields, draft, here)];
			const value = draft[fieldNameOf(here)];
			return [field.name, field.type === "File" ? { keep: value ?? [] } : value];
		}),
	);
}

/** The request body: `properties[Group][Question]`, lists numbered, files that stay under `[keep]`. */
export function formDataOf(
	fields: readonly PropertyField[],
	draft: PropertyDraft,
	files: readonly ChosenFile[],
): FormData {
	const form = new FormData();
	for (const { entry, place } of placedEntries(fields)) {
		const name = fieldNameOf(place);
		const value = draft[name] ?? "";
		if (entry.type === "File") for (const kept of value) form.append(`${name}[keep]`, kept);
		else if (typeof value === "string") form.append(name, value);
		else value.forEach((one, index) => form.append(`${name}[${index}]`, one));
	}
	for (const { field, file } of files) form.append(field, file);
	return form;
}
