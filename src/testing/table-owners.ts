import type { SourceFile } from "./source-files.ts";

const moduleOf = (path: string) => path.split("/")[1] ?? "";

/** The module (or platform) that owns each table, by the table's name, from the definitions. */
export function ownersOfTables(files: readonly Pick<SourceFile, "path" | "text">[]): Map<string, string> {
	return new Map(
		files
			.filter(({ path }) => path.endsWith(".tables.ts"))
			.flatMap(({ path, text }) =>
				[...text.matchAll(/\bpgTable\(\s*"(\w+)"/g)].map(
					(match) => [match[1] ?? "", moduleOf(path)] as const,
				),
			),
	);
}

// Comments are replaced with blanks, so that line numbers stay.
const withoutComments = (text: string) =>
	text
		.replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, " "))
		.replaceAll(/(?<=^|\s)\/\/.*/gm, "");

/**
 * The tables named in the SQL of a text: after FROM (also of a DELETE), JOIN, UPDATE, INTO and USING, and in their
 * lists.
 */
function tablesNamed(text: string): { table: string; line: number }[] {
	const naming =
		/\b(?:from|join|update|into|using|truncate)\s+((?:only\s+|lateral\s+)?"?\w+"?(?:(?:\s+(?:as\s+)?\w+)?\s*,\s*"?\w+"?)*)/gi;
	return [...text.matchAll(naming)].flatMap((match) =>
		[...(match[1] ?? "").matchAll(/\w+/g)].map(([table]) => ({
			table: table.toLowerCase(),
			line: text.slice(0, match.index).split("\n").length,
		})),
	);
}

/**
 * The places where a module's SQL names a table of another one: "path:line names table of module". A shared query
 * fragment names none. Tests and starter tools may write anywhere.
 */
export function foreignTables(files: readonly Pick<SourceFile, "path" | "text">[]): string[] {
	const owners = ownersOfTables(files);
	return files
		.filter(
			({ path }) => path.split("/").length > 2 && !/\.test\.tsx?$/.test(path) && !/\/testing\//.test(path),
		)
		.flatMap(({ path, text }) =>
			tablesNamed(withoutComments(text)).flatMap(({ table, line }) => {
				const owner = owners.get(table);
				return owner === undefined || owner === moduleOf(path)
					? []
					: [`${path}:${line} names ${table} of ${owner}`];
			}),
		);
}
