import type { ESTree } from "vite";
import type { SourceFile } from "./source-files.ts";

/** The exports that React Router requires by name; its documentation describes them. */
const requiredExports = new Set([
	"loader",
	"clientLoader",
	"action",
	"clientAction",
	"meta",
	"links",
	"headers",
	"handle",
	"shouldRevalidate",
	"Layout",
	"ErrorBoundary",
	"HydrateFallback",
	"handleError",
]);

const isFunction = (node: ESTree.Node | null): boolean =>
	node?.type === "ArrowFunctionExpression" || node?.type === "FunctionExpression";

/** The functions that a statement declares, by name, each with the statement after its docstring. */
function declaredBy(node: ESTree.Node | null): string[] {
	if (node?.type === "FunctionDeclaration") return node.id === null ? [] : [node.id.name];
	if (node?.type !== "VariableDeclaration") return [];
	return node.declarations.flatMap(({ id, init }) =>
		id.type === "Identifier" && isFunction(init) ? [id.name] : [],
	);
}

/** Drawings are named by what they show, which says it all. */
const isDrawing = (path: string) => path.includes("/art/");

/** The exported functions and components of a file without a docstring. */
export function undocumented({ path, text, program, comments }: SourceFile): string[] {
	if (isDrawing(path)) return [];
	const docstrings = comments.filter(({ type, value }) => type === "Block" && /^\*\s*\S/.test(value));
	const isDocumented = ({ start }: ESTree.Node) =>
		docstrings.some(({ end }) => end <= start && text.slice(end, start).trim() === "");
	const listed = new Set(
		program.body.flatMap((node) =>
			node.type === "ExportNamedDeclaration" && node.source === null
				? node.specifiers.map(({ local }) => ("name" in local ? local.name : ""))
				: [],
		),
	);
	return program.body.flatMap((node) => {
		if (isDocumented(node)) return [];
		const names =
			node.type === "ExportNamedDeclaration"
				? declaredBy(node.declaration)
				: declaredBy(node).filter((name) => listed.has(name));
		return names.filter((name) => !requiredExports.has(name));
	});
}
