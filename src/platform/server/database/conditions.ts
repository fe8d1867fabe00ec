/** A condition of a list: its SQL, and how a value of it is bound, in the order of the text. */
export type Condition<Value> = { text: (next: () => string) => string; values: (value: Value) => unknown[] };

/** The column is the value. */
export const equal = (column: string, type: "text" | "uuid"): Condition<unknown> => ({
	text: (next) => `${column} = ${next()}::${type}`,
	values: (value) => [value],
});

/** The column is one of the ids. */
export const among = (column: string): Condition<unknown> => ({
	text: (next) => `${column} = any(${next()}::uuid[])`,
	values: (value) => [value],
});

/** The column is at this time (ISO 8601) or after it. */
export const since = (column: string): Condition<string> => ({
	text: (next) => `${column} >= ${next()}::timestamptz`,
	values: (value) => [value],
});

/**
 * The column, which says when a row ends, is after this time. That holds for nearly all rows that a list considers, but
 * the planner assumes few, and would read all of them by an index of this column to sort them. It cannot use an index for
 * what coalesce() returns.
 */
export const later = (column: string): Condition<string> => ({
	text: (next) => `coalesce(${column} > ${next()}::timestamptz, false)`,
	values: (value) => [value],
});

/** The column is before this time. */
export const before = (column: string): Condition<string> => ({
	text: (next) => `${column} < ${next()}::timestamptz`,
	values: (value) => [value],
});

/** The end of a page of a list from the newest to the oldest: the last row's time and id. */
export type PageEnd = { at: string; id: string };

/** The row comes after the end of a page. */
export const behind = (at: string, id: string): Condition<PageEnd> => ({
	text: (next) => `(${at}, ${id}) < (${next()}::timestamptz, ${next()}::uuid)`,
	values: (end) => [end.at, end.id],
});

/** Gives "$1", "$2" and so on; the first `taken` ones are already used. */
export function placeholders(taken = 0): () => string {
	let count = taken;
	return () => `$${++count}`;
}

/**
 * All conditions of a list by name, in the order in which statements contain them, whatever the order of the request.
 */
export function conditionsOf<Values extends object>(all: {
	[Key in keyof Values]: Condition<Values[Key]>;
}) {
	type Name = keyof Values & string;
	const names = Object.keys(all) as Name[];
	function bound<Key extends Name>(name: Key, requested: Partial<Values>): unknown[] {
		const value: Values[Key] | undefined = requested[name];
		return value === undefined ? [] : all[name].values(value);
	}
	return {
		/** The names of the requested conditions. Conditions that are left out do not narrow the list. */
		given: (requested: Partial<Values>): Name[] => names.filter((name) => requested[name] !== undefined),
		/** The SQL of these conditions, each with its placeholders. */
		texts: (requested: readonly Name[], next: () => string): string[] =>
			names.filter((name) => requested.includes(name)).map((name) => all[name].text(next)),
		/** The values of all requested conditions, in the order of the placeholders. */
		values: (requested: Partial<Values>): unknown[] => names.flatMap((name) => bound(name, requested)),
	};
}
