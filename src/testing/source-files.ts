import { globSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { type ESTree, type ParseResult, parseSync, Visitor } from "vite";
import { root } from "./root.ts";

/** The target of an import: a file by its path from the project's root, or a package as written (`node:fs`). */
export type Import = { path: string; typeOnly: boolean };

/** A parsed file of the source tree; paths are relative to the project. */
export type SourceFile = Pick<ParseResult, "program" | "comments"> & {
	path: string;
	text: string;
	/** The files that it imports. */
	files: Import[];
	packages: Import[];
	/** The number of imports whose target is computed at run time. */
	unreadable: number;
};

/** The text of a string, or of a template without placeholders, or null. */
export function textOf(node: ESTree.Node | null | undefined): string | null {
	if (node?.type === "Literal" && typeof node.value === "string") return node.value;
	if (node?.type !== "TemplateLiteral" || node.quasis.length !== 1) return null;
	return node.quasis[0]?.value.cooked ?? null;
}

/** The property of import.meta (`url`, `resolve`, `glob`), or null. */
function asksMeta(node: ESTree.Node | undefined): string | null {
	if (node?.type !== "MemberExpression" || node.object.type !== "MetaProperty") return null;
	return node.property.type === "Identifier" ? node.property.name : "";
}

/** The target of import.meta.resolve: like the specifiers, or a package whose file is computed at run time. */
function resolved(node: ESTree.Node | undefined): string | null {
	if (node?.type !== "TemplateLiteral") return textOf(node);
	const begins = node.quasis[0]?.value.cooked ?? "";
	return begins.startsWith(".") || !begins.includes("/") ? textOf(node) : begins.replace(/\/$/, "");
}

/**
 * Everything that a file imports: `import`, `export … from`, `import()`, types by `import("…")`, and the files
 * named by `new URL("…", import.meta.url)` and import.meta.resolve, like workers. The specifier is null if it is
 * computed at run time.
 */
function takenBy(program: ESTree.Program): { specifier: string | null; typeOnly: boolean }[] {
	const taken: { specifier: string | null; typeOnly: boolean }[] = [];
	const take = (specifier: string | null, typeOnly = false) => taken.push({ specifier, typeOnly });
	new Visitor({
		ImportDeclaration: ({ source, importKind }) => take(source.value, importKind === "type"),
		ExportNamedDeclaration: ({ source, exportKind }) => {
			if (source !== null) take(source.value, exportKind === "type");
		},
		ExportAllDeclaration: ({ source, exportKind }) => take(source.value, exportKind === "type"),
		TSImportType: ({ source }) => take(source.value, true),
		ImportExpression: ({ source }) => take(textOf(source)),
		NewExpression: ({ callee, arguments: [file, base] }) => {
			const isUrl = callee.type === "Identifier" && callee.name === "URL";
			const named = isUrl && asksMeta(base) === "url" ? textOf(file) : undefined;
			// A URL may name a file in the same folder without a dot.
			if (named !== undefined) take(named?.replace(/^(?=\w[\w-]*\.)/, "./") ?? null);
		},
		CallExpression: ({ callee, arguments: [file] }) => {
			const property = asksMeta(callee);
			if (property === "resolve") take(resolved(file));
			if (property === "glob") take(null);
		},
	}).visit(program);
	return taken;
}

/** Parses one file. Throws if the parser fails, because the rules would miss its content. */
export function readSource(path: string, text: string): SourceFile {
	const { program, comments, errors } = parseSync(path, text);
	if (errors[0] !== undefined) throw new Error(`${path} cannot be read: ${errors[0].message}`);
	const file: SourceFile = { path, text, program, comments, files: [], packages: [], unreadable: 0 };
	for (const { specifier, typeOnly } of takenBy(program)) {
		if (specifier === null) file.unreadable++;
		else if (/^\.\.?\//.test(specifier))
			file.files.push({ path: posix.join(posix.dirname(path), specifier), typeOnly });
		else file.packages.push({ path: specifier, typeOnly });
	}
	return file;
}

/** Whether a file is only for the tests. */
export const isForTests = (path: string): boolean =>
	/\.(test|suite)\.tsx?$/.test(path) || /\/testing\//.test(path);

/** Reads all TypeScript of src/, or of the given folders, without generated files. */
export function readSourceFiles(folders: readonly string[] = ["src"]): SourceFile[] {
	return globSync(
		folders.map((folder) => `${folder}/**/*.{ts,tsx}`),
		{ cwd: root },
	)
		.filter((path) => !/^src\/(brand|paraglide)\//.test(path))
		.map((path) => readSource(path, readFileSync(join(root, path), "utf8")));
}
