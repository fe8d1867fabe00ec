import { labelOf, type PropertyEntry, type PropertyField } from "../catalogue/property-field.ts";
import type { ErrorItem } from "../platform/app-error.ts";
import { m } from "../paraglide/messages.js";
import { answersIn, answerTo, isObject, type PropertyAnswers } from "./property-answers.ts";
import { readEntry } from "./property-entry.ts";
import { chooseFiles, type FileChoice, type SentFile } from "./property-files.ts";
import { isFieldOf, pathOf, pathOfField, type PropertyPlace } from "./property-place.ts";

/** No form has more values or deeper nesting; a request that exceeds this is not a form. */
const valuesAtMost = 200;
const deepest = 5;

/** A question that takes files, with the files that answer it from now on. */
export type FilePlace<Sent> = FileChoice<Sent> & { place: PropertyPlace; entry: PropertyEntry };

export type CheckedAnswers<Sent> = {
	/** The answers as stored, without the files. */
	answers: Record<string, unknown>;
	files: FilePlace<Sent>[];
	/** Everything that is wrong, a missing consent first. */
	faults: ErrorItem[];
};

/** The submitted form, and the listing's present answers. */
export type SentAnswers<Sent> = { given: unknown; files?: readonly Sent[]; present?: PropertyAnswers };

type Walk<Sent> = { files: readonly Sent[]; used: Set<Sent>; places: FilePlace<Sent>[]; faults: ErrorItem[] };

/** Whether this exceeds what any form has; stops counting as soon as that is clear. */
function isTooMuch(given: unknown): boolean {
	let left = valuesAtMost;
	const isWithin = (value: unknown, depth: number): boolean => {
		if (typeof value !== "object" || value === null) {
			left -= 1;
			return left >= 0;
		}
		const inside: unknown[] = Object.values(value);
		if (inside.length === 0) left -= 1;
		return left >= 0 && depth < deepest && inside.every((one) => isWithin(one, depth + 1));
	};
	return !isWithin(given, 0);
}

function readFiles<Sent extends SentFile>(
	entry: PropertyEntry,
	{ given, present, place }: { given: unknown; present: unknown; place: PropertyPlace },
	walk: Walk<Sent>,
): void {
	const sent = walk.files.filter(({ field }) => isFieldOf(field, place));
	for (const file of sent) walk.used.add(file);
	const { choice, fault } = chooseFiles(entry, { given, sent, present, path: pathOf(place) });
	if (fault !== null) walk.faults.push(fault);
	walk.places.push({ ...choice, place, entry });
}

/** The message for an unknown question: staff may have renamed it. */
function unknownQuestionMessage(fields: readonly PropertyField[], name: string): string {
	const renamed = fields.find((field) => field.formerly?.includes(name));
	return renamed === undefined
		? m["listings.answer.not_asked"]()
		: m["listings.answer.renamed"]({ name: labelOf(renamed) });
}

function checkGroup<Sent extends SentFile>(
	fields: readonly PropertyField[],
	{ given, present, place }: { given: unknown; present: PropertyAnswers; place: PropertyPlace },
	walk: Walk<Sent>,
): Record<string, unknown> {
	const isEmpty = given === undefined || given === null || given === "";
	if (!isEmpty && !isObject(given))
		walk.faults.push({ path: pathOf(place), msg: m["platform.field.wrong_kind"]() });
	const sent = isObject(given) ? given : {};
	const names = new Set(fields.map(({ name }) => name));
	for (const name of Object.keys(sent).filter((key) => !names.has(key)))
		walk.faults.push({ path: pathOf([...place, name]), msg: unknownQuestionMessage(fields, name) });
	const answered = fields.map((field): [string, unknown] => {
		const here = [...place, field.name];
		const inside = answerTo(sent, field.name);
		if ("fields" in field) {
			const before = answersIn(present, field.name);
			const answers = checkGroup(field.fields, { given: inside, present: before, place: here }, walk);
			return [field.name, Object.keys(answers).length === 0 ? undefined : answers];
		}
		if (field.type !== "File") {
			const { value, faults } = readEntry(field, inside, pathOf(here));
			walk.faults.push(...faults);
			return [field.name, value];
		}
		readFiles(field, { given: inside, present: answerTo(present, field.name), place: here }, walk);
		return [field.name, undefined];
	});
	return Object.fromEntries(answered.filter(([, value]) => value !== undefined));
}

/**
 * Checks a whole form against the questions of its service, in the browser before sending and on the server. Returns
 * every fault at once, at its path in the request; unknown questions are faults as well. Files are matched by field
 * name ("properties[Licence][Copy]"); `keep` in the question's place names a file that stays.
 */
export function checkAnswers<Sent extends SentFile>(
	fields: readonly PropertyField[],
	{ given, files = [], present = {} }: SentAnswers<Sent>,
): CheckedAnswers<Sent> {
	if (isTooMuch(given)) {
		const fault = { path: "properties", msg: m["listings.answer.too_much"]() };
		return { answers: {}, files: [], faults: [fault] };
	}
	const walk: Walk<Sent> = { files, used: new Set(), places: [], faults: [] };
	const answers = checkGroup(fields, { given, present, place: [] }, walk);
	const unusedFiles = files.filter((file) => !walk.used.has(file));
	for (const { field } of unusedFiles)
		walk.faults.push({ path: pathOfField(field), msg: m["listings.answer.not_asked"]() });
	const consent = m["listings.answer.consent"]();
	const faults = walk.faults.toSorted(
		(one, other) => Number(other.msg === consent) - Number(one.msg === consent),
	);
	return { answers, files: walk.places, faults };
}
