import type { PropertyField } from "../../../property-field.ts";
import { readPropertyForm } from "../../../property-form-rules.ts";
import { draftsOf, type FieldDraft, fieldsOf } from "./field-drafts.ts";

/** Drafts on a newer form; `theirs` and `both` name the questions that a colleague changed, and that both changed. */
export type Rebased = { drafts: FieldDraft[]; theirs: string[]; both: string[] };

/** The stored form: forms that are stored alike are the same. */
const kept = (field: PropertyField | undefined) =>
	JSON.stringify(field === undefined ? null : readPropertyForm([field]).fields);
const keptDraft = (draft: FieldDraft) => kept(fieldsOf([draft])[0]);

const named = (fields: readonly PropertyField[], name: string | null) =>
	fields.find((field) => field.name === name);
/** The question formerly called `name`, whatever its name in the newer form. */
const successor = (newer: readonly PropertyField[], name: string) =>
	named(newer, name) ?? newer.find(({ formerly }) => formerly?.includes(name));

/**
 * Applies a person's changes, from `base` to `drafts`, to the form that a colleague saved in the meantime.
 * Questions and groups that the person did not change become the colleague's; what the person added, changed or
 * removed stays, whatever the colleague did to it. The order is the colleague's unless the person changed it.
 */
export function rebaseDrafts(
	drafts: readonly FieldDraft[],
	base: readonly PropertyField[],
	newer: readonly PropertyField[],
): Rebased {
	const theirs: string[] = [];
	const both: string[] = [];
	const rebased = drafts.flatMap((draft): FieldDraft[] => {
		const before = named(base, draft.storedName);
		if (draft.storedName === null || before === undefined) return [draft];
		const now = successor(newer, draft.storedName);
		const isTheirs = kept(now) !== kept(before);
		if (keptDraft(draft) !== kept(before)) {
			if (isTheirs) both.push(draft.name);
			return [now === undefined ? draft : { ...draft, storedName: now.name, formerly: now.formerly ?? [] }];
		}
		if (isTheirs) theirs.push(now?.name ?? before.name);
		return now === undefined ? [] : draftsOf([now]).map((one) => ({ ...one, key: draft.key }));
	});
	for (const { name } of base) {
		const isRemoved = !drafts.some(({ storedName }) => storedName === name);
		if (isRemoved && kept(successor(newer, name)) !== kept(named(base, name))) both.push(name);
	}
	const added = newer.filter(({ name, formerly = [] }) =>
		[name, ...formerly].every((one) => named(base, one) === undefined),
	);
	theirs.push(...added.map(({ name }) => name));
	const merged = [...rebased, ...draftsOf(added)];
	const isReordered = inOrder(drafts) !== inOrder(draftsOf(base).filter(isIn(drafts)));
	return { drafts: isReordered ? merged : inOrderOf(newer, merged), theirs, both };
}

const inOrder = (drafts: readonly FieldDraft[]) =>
	JSON.stringify(drafts.flatMap(({ storedName }) => storedName ?? []));
const isIn =
	(drafts: readonly FieldDraft[]) =>
	({ storedName }: FieldDraft) =>
		drafts.some((draft) => draft.storedName === storedName);

/** In the order of the newer form; a question that is not in it stays after the one before it. */
function inOrderOf(newer: readonly PropertyField[], drafts: readonly FieldDraft[]): FieldDraft[] {
	let place = -1;
	return drafts
		.map((draft) => {
			const at = newer.findIndex(({ name }) => name === draft.storedName);
			if (at >= 0) place = at;
			return { draft, place };
		})
		.toSorted((one, other) => one.place - other.place)
		.map(({ draft }) => draft);
}

/** The drafts after they were saved as `fields`, the form that further changes are based on. */
export function savedDrafts(drafts: readonly FieldDraft[], fields: readonly PropertyField[]): FieldDraft[] {
	return drafts.map((draft, index) => {
		const field = fields[index];
		if (field === undefined) return draft;
		const saved = { ...draft, storedName: field.name, formerly: field.formerly ?? [] };
		return saved.kind === "group" && "fields" in field
			? { ...saved, fields: savedDrafts(saved.fields, field.fields) }
			: saved;
	});
}
