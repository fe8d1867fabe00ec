import { type ESTree, Visitor } from "vite";
import { isForTests, type SourceFile, textOf } from "./source-files.ts";

/** Code below every repository: it runs statements that belong to no table, or builds parts of theirs. */
const machinery = new Set([
	"src/platform/server/database/advisory-lock.ts",
	"src/platform/server/database/broadcast.ts",
	"src/platform/server/database/broadcast-connections.ts",
	"src/platform/server/database/database.ts",
	"src/platform/server/database/embedded-database.ts",
	"src/platform/server/jobs/jobs.ts",
	"src/platform/server/database/open-database.ts",
	"src/platform/server/database/named.ts",
	"src/platform/server/database/one-of.ts",
	"src/platform/server/database/personal-data.ts",
	"src/platform/server/database/pooler.ts",
	"src/platform/server/database/read-replica.ts",
	"src/platform/server/database/table-as.ts",
]);

/**
 * The calls that pass a statement to the database; `insert`, `update` and similar need a table, which shows as an
 * import.
 */
const running = new Set(["execute", "executeSql", "query"]);

/** A statement, which differs from English in its second word or a later one. */
const statement =
	/^\s*(?:select\s(?:[^]*\sfrom\s|\d|\w+\()|with\s+\w+\s+as\b|insert\s+into\s|update\s+\S+\s+(?:\w+\s+)?set\s|delete\s+from\s|(?:create|alter|drop)\s+(?:table|index|schema)\s|lock\s+table\s|set\s+local\s)/i;

/** The ways in which a file accesses the database, each once. */
function speaksBy({ path: ownPath, program, files, packages }: SourceFile): string[] {
	const signs = new Set<string>();
	if (packages.some(({ path }) => path.split("/")[0] === "drizzle-orm")) signs.add("drizzle-orm");
	// Declarations of personal data name tables and run nothing on them.
	const declares = ownPath.endsWith(".personal-data.ts");
	if (!declares && files.some(({ path }) => path.endsWith(".tables.ts"))) signs.add("tables");
	if (files.some(({ path }) => path.endsWith("/database/named.ts"))) signs.add("named statements");
	const text = (node: ESTree.Node, said: string | null) => {
		if (said !== null && statement.test(said)) signs.add(`SQL in a ${node.type}`);
	};
	new Visitor({
		CallExpression: ({ callee }) => {
			if (callee.type !== "MemberExpression") return;
			const { property } = callee;
			const name = property.type === "Identifier" && !callee.computed ? property.name : textOf(property);
			if (name !== null && running.has(name)) signs.add(`.${name}()`);
		},
		TSTypeReference: ({ typeName }) => {
			if (typeName.type === "Identifier" && typeName.name === "NamedStatement") signs.add("NamedStatement");
		},
		Literal: (node) => text(node, textOf(node)),
		TemplateLiteral: (node) => text(node, node.quasis.map(({ value }) => value.raw).join("$1")),
	}).visit(program);
	return [...signs];
}

/** The files that access the database outside of repositories, tables and shared query fragments, and how. */
export function statementsElsewhere(files: SourceFile[]): string[] {
	return files
		.filter(({ path }) => !isForTests(path) && !/\.(repository|tables|sql)\.ts$/.test(path))
		.filter(({ path }) => !machinery.has(path))
		.flatMap((file) => speaksBy(file).map((sign) => `${file.path}: ${sign}`));
}
