import { type ESTree, Visitor } from "vite";
import type { SourceFile } from "./source-files.ts";

/** Methods that call the function they get at once. */
const immediate = new Set("filter flatMap forEach from map reduce some toSorted".split(" "));

/** Whether a call runs a message, or asks for the language: `m["key"]()`, `getLocale()`. */
const asksLanguage = ({ callee }: ESTree.CallExpression): boolean =>
	callee.type === "MemberExpression"
		? callee.object.type === "Identifier" && callee.object.name === "m"
		: callee.type === "Identifier" && callee.name === "getLocale";

/** The calls that fix a language when the file is imported, with their line. */
export function moduleLevelTexts({ program, text }: Pick<SourceFile, "program" | "text">): string[] {
	const found: string[] = [];
	const runNow = new Set<ESTree.Node>();
	let depth = 0;
	const enter = (node: ESTree.Node) => {
		if (!runNow.has(node)) depth += 1;
	};
	const leave = (node: ESTree.Node) => {
		if (!runNow.has(node)) depth -= 1;
	};
	new Visitor({
		FunctionDeclaration: enter,
		"FunctionDeclaration:exit": leave,
		FunctionExpression: enter,
		"FunctionExpression:exit": leave,
		ArrowFunctionExpression: enter,
		"ArrowFunctionExpression:exit": leave,
		CallExpression: (call) => {
			const { callee } = call;
			const { property } = callee.type === "MemberExpression" ? callee : { property: null };
			if (property?.type === "Identifier" && immediate.has(property.name))
				call.arguments.forEach((argument) => runNow.add(argument));
			if (depth === 0 && asksLanguage(call))
				found.push(`${text.slice(0, call.start).split("\n").length}: ${text.slice(call.start, call.end)}`);
		},
	}).visit(program);
	return found;
}
