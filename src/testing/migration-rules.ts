/** Statements of migrations that take something from a running version before, or make its writes fail. */
const breaking: [what: string, statement: RegExp][] = [
	["drops", /\bdrop\s+(?:table|column|view|type|schema|function|trigger|default)\b/],
	["renames", /\brename\s+(?:to|column|constraint|value|attribute)\b/],
	["changes a type", /\balter\s+column\s+\S+\s+(?:set\s+data\s+)?type\b/],
	["demands a value", /\bset\s+not\s+null\b/],
	["demands a value", /\badd\s+column\b(?=.*\bnot\s+null\b)(?!.*\b(?:default|generated)\b)/],
	["restricts values", /\badd\s+constraint\b|\bcreate\s+unique\s+index\b/],
];

/** What a reviewer of such a statement writes above it, with the reason. */
const reviewed = /^--\s*The version before can run with this: .{20,}$/m;

const withoutComments = (sql: string) => sql.replaceAll(/--.*$/gm, "").replaceAll(/\s+/g, " ").trim();

/** The table that a statement is about: alter table "users" …, create unique index … on "users". */
const tableOf = (statement: string) =>
	/\b(?:table|on)\s+(?:if\s+(?:not\s+)?exists\s+|only\s+)*("?[\w.]+"?)/.exec(statement)?.[1];

/**
 * The statements in the SQL of a migration that break the previous version: it still runs with the new tables during an
 * upgrade, and runs again after a rollback. It does not use tables that the migration itself creates.
 */
export function breaksVersionBefore(sql: string): string[] {
	const parts = sql.split(/--> statement-breakpoint|;\s*$/m);
	const created = new Set<string | undefined>();
	return parts.flatMap((part) => {
		const statement = withoutComments(part).toLowerCase();
		if (statement.startsWith("create table")) created.add(tableOf(statement));
		if (reviewed.test(part) || created.has(tableOf(statement))) return [];
		return breaking.filter(([, form]) => form.test(statement)).map(([what]) => `${what}: ${statement}`);
	});
}
