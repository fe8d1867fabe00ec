import type { ErrorItem } from "../../platform/app-error.ts";

/** The sentence at each wrong field, by the last part of the field's name in the request: "poName", "firmName". */
type JobErrors = Partial<Record<string, string>>;

const fieldOf = (path: string) => path.split(".").at(-1) ?? path;

/** The faults at their fields; of several at one field the first. */
export function errorsByField(faults: readonly ErrorItem[]): JobErrors {
	const placed = faults.flatMap(({ msg, path }) =>
		path === undefined ? [] : [[fieldOf(path), msg] as const],
	);
	return Object.fromEntries(placed.toReversed());
}

/** Without what was said at a field that is being changed. */
export function withoutField(faults: readonly ErrorItem[], changed: readonly string[]): ErrorItem[] {
	return faults.filter(({ path }) => path === undefined || !changed.includes(fieldOf(path)));
}
