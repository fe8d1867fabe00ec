import type { PropertyEntry } from "../catalogue/property-field.ts";
import type { ErrorItem } from "../platform/app-error.ts";
import { m } from "../paraglide/messages.js";
import { type FileAnswer, filesIn, ownName } from "./property-answers.ts";
import { valuesIn } from "./property-place.ts";

/** The maximum number of files for a question that takes several. */
export const filesAtMost = 10;

/** An uploaded file: its form field, and whether it exceeds the size limit. */
export type SentFile = { field: string; isTooBig?: boolean };

/** The files that answer a question from now on: those that stay and those that were sent. */
export type FileChoice<Sent> = { kept: FileAnswer[]; sent: Sent[] };

/** The files' own names that the form sent under "keep"; null if it sent something else. */
function keptNames(given: unknown): unknown[] | null {
	if (given === undefined || given === null || given === "") return [];
	if (typeof given !== "object" || Array.isArray(given)) return null;
	return Object.keys(given).every((name) => name === "keep") && "keep" in given ? valuesIn(given.keep) : null;
}

/**
 * Decides which files answer the question. A file that stays is looked up by its own name among this question's present
 * ones, so that no one can claim another listing's file. If the question takes one file, a new one replaces the old
 * one.
 */
export function chooseFiles<Sent extends SentFile>(
	entry: PropertyEntry,
	{ given, sent, present, path }: { given: unknown; sent: Sent[]; present: unknown; path: string },
): { choice: FileChoice<Sent>; fault: ErrorItem | null } {
	const none: FileChoice<Sent> = { kept: [], sent: [] };
	const names = keptNames(given);
	if (names === null) return { choice: none, fault: { path, msg: m["platform.field.wrong_kind"]() } };
	const stays = (file: FileAnswer) => names.includes(ownName(file.key));
	const isReplaced = entry.multiple !== true && sent.length > 0;
	const files = filesIn(present);
	const kept = isReplaced ? [] : files.filter(stays);
	const isGone = names.some((name) => !files.some((file) => ownName(file.key) === name));
	const most = entry.multiple === true ? filesAtMost : 1;
	const count = kept.length + sent.length;
	const choice = { kept, sent };
	if (isGone && !isReplaced) return { choice, fault: { path, msg: m["listings.answer.file_gone"]() } };
	if (sent.some(({ isTooBig }) => isTooBig))
		return { choice, fault: { path, msg: m["listings.answer.file_too_big"]() } };
	if (count > most) {
		const msg =
			most === 1 ? m["listings.answer.one_file"]() : m["listings.answer.too_many_files"]({ count: most });
		return { choice, fault: { path, msg } };
	}
	if (count === 0 && entry.required === true)
		return { choice, fault: { path, msg: m["listings.answer.file_missing"]() } };
	return { choice, fault: null };
}
