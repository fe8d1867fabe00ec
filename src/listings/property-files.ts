import type { PropertyEntry } from "../catalogue/property-field.ts";
import type { ErrorItem } from "../platform/app-error.ts";
import { m } from "../paraglide/messages.js";
import { type FileAnswer, filesIn, ownName } from "./property-answers.ts";
import { valuesIn } from "./property-place.ts";

/** Files that answer one question where it takes several. */
export const filesAtMost = 10;

/** A file as it was sent: under which field of the form, and whether it exceeds what is taken. */
export type SentFile = { field: string; isTooBig?: boolean };

/** The files that answer a question from now on: those that stay and those that come. */
export type FileChoice<Sent> = { kept: FileAnswer[]; sent: Sent[] };

/** The own names that the form sent back under "keep"; null where something else was sent. */
function keptNames(given: unknown): unknown[] | null {
	if (given === undefined || given === null || given === "") return [];
	if (typeof given !== "object" || Array.isArray(given)) return null;
	return Object.keys(given).every((name) => name === "keep") && "keep" in given ? valuesIn(given.keep) : null;
}

/**
 * Which files answer the question. A kept file is named by its own name and looked up among this question's present
 * ones, so that nobody can make another listing's file their own. Where one file is taken, a new one replaces the old.
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
