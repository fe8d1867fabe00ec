import { type ESTree, Visitor } from "vite";
import type { SourceFile } from "./source-files.ts";

/** Attributes that people see or hear, of elements and of our own components. */
const seenAttributes = new Set(
	[
		"aria-label aria-description aria-roledescription aria-valuetext aria-placeholder",
		"alt confirm done hint keep label lead legend line message note placeholder prefix question",
		"spokenLabel subtitle text title words",
	].flatMap((line) => line.split(" ")),
);

/** Properties whose text is shown to people, through the API or a component. */
const seenProperties = new Set(
	"alt hint label message msg note placeholder problem refused text title".split(" "),
);

/** A word with a capital, as in prose; names in code are all lower case, all capitals or several joined words. */
const capital = /(?:^|[\s>("“])\p{Lu}\p{Ll}+(?=[\s<.,:;!?…'’)"”]|$)/u;
const letter = /\p{L}/u;

const wordsOf = (node: ESTree.Node): string => {
	if (node.type === "JSXText") return node.value;
	if (node.type === "Literal") return typeof node.value === "string" ? node.value : "";
	return node.type === "TemplateLiteral" ? node.quasis.map(({ value }) => value.raw).join("…") : "";
};

/** The visible text of a piece of HTML; empty without words. */
const betweenTags = (words: string): string =>
	/<\/?[a-z][^>]*>/i.test(words) ? words.replaceAll(/<(script|style)\b[^]*?<\/\1>|<[^>]*>|&\w+;/gi, "") : "";

/** The strings and templates that an expression may evaluate to, without the arguments of calls. */
function outcomesOf(node: ESTree.Node | null | undefined): ESTree.Node[] {
	switch (node?.type) {
		case "Literal":
			return [node];
		case "TemplateLiteral":
			return [node, ...node.expressions.flatMap(outcomesOf)];
		case "ConditionalExpression":
			return [node.consequent, node.alternate].flatMap(outcomesOf);
		case "LogicalExpression":
			return [node.left, node.right].flatMap(outcomesOf);
		case "BinaryExpression":
			return node.operator === "+" ? [node.left, node.right].flatMap(outcomesOf) : [];
		case "ArrayExpression":
			return node.elements.flatMap(outcomesOf);
		case "ParenthesizedExpression":
		case "TSAsExpression":
		case "TSSatisfiesExpression":
		case "JSXExpressionContainer":
			return outcomesOf(node.expression);
		default:
			return [];
	}
}

const nameOf = (node: ESTree.Node): string =>
	node.type === "Identifier" || node.type === "JSXIdentifier"
		? node.name
		: node.type === "Literal"
			? String(node.value)
			: "";

/** Properties of a call's contract that are part of the API's document. */
const documentProperties = new Set(["summary", "failures", "when", "tags"]);

/** All strings below a node of the API's document. */
function stringsBelow(node: ESTree.Node): ESTree.Node[] {
	if (node.type === "ObjectExpression")
		return node.properties.flatMap((one) => (one.type === "Property" ? stringsBelow(one.value) : []));
	return outcomesOf(node);
}

/**
 * Words that are never visible text: compared values, imports, names of properties and errors, and the API's
 * document, which developers read in English.
 */
function namesIn(program: ESTree.Program): Set<ESTree.Node> {
	const names = new Set<ESTree.Node>();
	const add = (...nodes: (ESTree.Node | null)[]) => nodes.forEach((node) => node !== null && names.add(node));
	new Visitor({
		ImportDeclaration: ({ source }) => add(source),
		ExportNamedDeclaration: ({ source }) => add(source),
		ExportAllDeclaration: ({ source }) => add(source),
		BinaryExpression: ({ operator, left, right }) => {
			if (operator !== "+") add(left, right);
		},
		SwitchCase: ({ test }) => add(test),
		Property: ({ key, value }) => {
			add(key);
			if (documentProperties.has(nameOf(key))) add(...stringsBelow(value));
		},
		PropertyDefinition: ({ key, value }) => {
			if (nameOf(key) === "name") add(value);
		},
		CallExpression: ({ callee, arguments: [, tag] }) => {
			if (nameOf(callee) === "registerRoutes" && tag !== undefined) add(tag);
		},
		MemberExpression: ({ property }) => add(property),
		TSLiteralType: ({ literal }) => add(literal),
		TSPropertySignature: ({ key }) => add(key),
	}).visit(program);
	return names;
}

/** The visible texts of a file that are not in the catalogue, in order. */
export function textsOf({ program }: Pick<SourceFile, "program">): string[] {
	const names = namesIn(program);
	const found = new Set<ESTree.Node>();
	const see = (...nodes: ESTree.Node[]) =>
		nodes.filter((node) => letter.test(wordsOf(node))).forEach((node) => found.add(node));
	const read = (node: ESTree.Node) => {
		const words = wordsOf(node);
		if (!names.has(node) && (capital.test(words) || letter.test(betweenTags(words)))) found.add(node);
	};
	new Visitor({
		JSXText: (node) => see(node),
		JSXElement: ({ children }) =>
			see(...children.filter(({ type }) => type === "JSXExpressionContainer").flatMap(outcomesOf)),
		JSXFragment: ({ children }) =>
			see(...children.filter(({ type }) => type === "JSXExpressionContainer").flatMap(outcomesOf)),
		JSXAttribute: ({ name, value }) => {
			if (seenAttributes.has(nameOf(name))) see(...outcomesOf(value));
		},
		Property: ({ key, value }) => {
			if (seenProperties.has(nameOf(key))) see(...outcomesOf(value));
		},
		NewExpression: ({ callee, arguments: [, said] }) => {
			if (nameOf(callee) === "AppError") see(...outcomesOf(said));
		},
		Literal: read,
		TemplateLiteral: read,
	}).visit(program);
	return [...found].toSorted((one, other) => one.start - other.start).map((node) => wordsOf(node).trim());
}
