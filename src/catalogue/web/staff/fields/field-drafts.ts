import type { PropertyEntry, PropertyField } from "../../../property-field.ts";

/** A question or a group in the editor: its values, and the name it was loaded with. */
export type FieldDraft = {
	key: string;
	/** The name in the stored form; null for a new one. */
	storedName: string | null;
	formerly: readonly string[];
	name: string;
	description: string;
} & (
	| { kind: "group"; fields: FieldDraft[] }
	| {
			kind: "entry";
			type: PropertyEntry["type"];
			/** The typed options, one on each line; empty for free input. */
			options: string;
			hasOptions: boolean;
			multiple: boolean;
			required: boolean;
			card: "" | "summary" | "price";
			unit: string;
			isPrivate: boolean;
	  }
);

let made = 0;
const nextKey = () => `field-${++made}`;

/** A new question, or a new group with one question. */
export function newDraft(kind: FieldDraft["kind"]): FieldDraft {
	const shared = { key: nextKey(), storedName: null, formerly: [], name: "", description: "" };
	if (kind === "group") return { ...shared, kind, fields: [newDraft("entry")] };
	return {
		...shared,
		kind,
		type: "String",
		options: "",
		hasOptions: false,
		multiple: false,
		required: false,
		card: "",
		unit: "",
		isPrivate: false,
	};
}

/** The stored form for the editor. */
export function draftsOf(fields: readonly PropertyField[]): FieldDraft[] {
	return fields.map((field): FieldDraft => {
		const shared = {
			key: nextKey(),
			storedName: field.name,
			formerly: field.formerly ?? [],
			name: field.name,
			description: field.description ?? "",
		};
		if ("fields" in field) return { ...shared, kind: "group", fields: draftsOf(field.fields) };
		return {
			...shared,
			kind: "entry",
			type: field.type,
			options: (field.enum ?? []).join("\n"),
			hasOptions: field.enum !== undefined,
			multiple: field.multiple === true,
			required: field.required === true,
			card: field.card ?? "",
			unit: field.unit ?? "",
			isPrivate: field.private === true,
		};
	});
}

const linesOf = (text: string) =>
	text
		.split("\n")
		.map((line) => line.trim())
		.filter((line) => line !== "");

/** The form made from the drafts; a renamed question keeps its former name. */
export function fieldsOf(drafts: readonly FieldDraft[]): PropertyField[] {
	return drafts.map((draft): PropertyField => {
		const name = draft.name.trim();
		const { storedName } = draft;
		const isRenamed = storedName !== null && storedName !== name;
		const formerly = isRenamed ? [...draft.formerly, storedName] : [...draft.formerly];
		const description = draft.description.trim();
		const shared = {
			name,
			...(description !== "" && { description }),
			...(formerly.length > 0 && { formerly }),
		};
		if (draft.kind === "group") return { ...shared, fields: fieldsOf(draft.fields) };
		const unit = draft.unit.trim();
		return {
			...shared,
			type: draft.type,
			...(draft.hasOptions && { enum: linesOf(draft.options) }),
			...(draft.multiple && { multiple: true }),
			...(draft.required && { required: true }),
			...(draft.card !== "" && { card: draft.card }),
			...(unit !== "" && { unit }),
			...(draft.isPrivate && { private: true }),
		};
	});
}

/** The drafts with one of them changed, at any depth. */
export function withChanged(
	drafts: readonly FieldDraft[],
	key: string,
	change: (draft: FieldDraft) => FieldDraft | null,
): FieldDraft[] {
	return drafts.flatMap((draft): FieldDraft[] => {
		if (draft.key === key) return [change(draft) ?? []].flat();
		if (draft.kind === "group") return [{ ...draft, fields: withChanged(draft.fields, key, change) }];
		return [draft];
	});
}

/** The drafts with one of them moved by one position among its neighbours. */
export function withMoved(drafts: readonly FieldDraft[], key: string, by: -1 | 1): FieldDraft[] {
	const at = drafts.findIndex((draft) => draft.key === key);
	const moved = drafts[at];
	if (moved !== undefined) {
		const to = Math.min(Math.max(at + by, 0), drafts.length - 1);
		return drafts.toSpliced(at, 1).toSpliced(to, 0, moved);
	}
	return drafts.map((draft) =>
		draft.kind === "group" ? { ...draft, fields: withMoved(draft.fields, key, by) } : draft,
	);
}
