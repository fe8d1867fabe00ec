import { badInput } from "../../app-error.ts";
import { m } from "../../../paraglide/messages.js";

/** A field of the form: its name and its text. */
export type FormField = readonly [name: string, value: string];

/** The maximum number of parts in a name: `a[b][c]` has three. */
const deepest = 5;
const longestName = 200;
const largestIndex = 200;
/** Merging or copying objects with these names could change every object of the process. */
const forbiddenNames = new Set(["__proto__", "constructor", "prototype"]);

/** The value of one part of a name: texts, nested parts, or the items under empty brackets. */
type Branch = { name: string; values: string[]; parts: Map<string, Branch> };

const newBranch = (name: string): Branch => ({ name, values: [], parts: new Map() });

const isIndex = (part: string) => /^\d{1,3}$/.test(part) && Number(part) <= largestIndex;

/** "a[b][0]" as ["a", "b", "0"]; throws on an invalid name or one that is nested too deep. */
function partsOf(name: string): string[] {
	const [, head, rest] = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name.slice(0, longestName + 1)) ?? [];
	const parts =
		head === undefined ? [] : [head, ...(rest ?? "").split(/[[\]]/).filter((_, place) => place % 2 === 1)];
	const isReadable =
		name.length <= longestName &&
		parts.length > 0 &&
		parts.length <= deepest &&
		!parts.some((part) => forbiddenNames.has(part)) &&
		// An empty part appends an item, and nothing can be nested under it.
		!parts.slice(0, -1).includes("");
	if (!isReadable)
		throw badInput([{ path: name.slice(0, longestName), msg: m["platform.upload.field_name"]() }]);
	return parts;
}

function plant(root: Branch, [name, value]: FormField): void {
	let branch = root;
	for (const part of partsOf(name)) {
		if (part === "") break;
		const below = branch.parts.get(part) ?? newBranch(name);
		branch.parts.set(part, below);
		branch = below;
	}
	branch.values.push(value);
}

const isList = (branch: Branch) => [...branch.parts.keys()].every(isIndex);

function grow(branch: Branch): unknown {
	const { parts, values, name } = branch;
	if (parts.size === 0) return values.length > 1 || name.endsWith("[]") ? values : values[0];
	if (values.length > 0) throw badInput([{ path: name, msg: m["platform.upload.two_kinds"]() }]);
	if (isList(branch)) {
		const inOrder = [...parts].toSorted(([one], [other]) => Number(one) - Number(other));
		return inOrder.map(([, below]) => grow(below));
	}
	const numbered = [...parts].find(([part]) => /^\d+$/.test(part));
	if (numbered !== undefined)
		throw badInput([{ path: numbered[1].name, msg: m["platform.upload.field_name"]() }]);
	return growParts(branch);
}

const growParts = ({ parts }: Branch): Record<string, unknown> =>
	Object.fromEntries([...parts].map(([part, below]) => [part, grow(below)]));

/**
 * Parses the flat names of a form as nesting: `a[b]` is an object, `a[0]` and `a[]` are lists (gaps in the numbers
 * are closed), and so is a repeated name. Throws bad_input with the name in the request if it is malformed, deeper
 * than 5, numbered beyond 200 or used both as a value and as a group.
 */
export function nestFields(fields: readonly FormField[]): Record<string, unknown> {
	const root = newBranch("");
	for (const field of fields) plant(root, field);
	return growParts(root);
}
