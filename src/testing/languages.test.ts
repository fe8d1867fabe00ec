import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { root } from "./root.ts";

/** A message with variants, as the message format of inlang has them. */
type Variants = [{ declarations: string[]; selectors: string[]; match: Record<string, string> }];
type Message = string | Variants;
type Messages = { [key: string]: Message | Messages };

const readMessages = (file: string) =>
	JSON.parse(readFileSync(join(root, "messages", file), "utf8")) as Messages;

function flatten(messages: Messages, prefix = ""): [key: string, message: Message][] {
	return Object.entries(messages).flatMap(([key, value]): [string, Message][] => {
		if (key === "$schema") return [];
		if (typeof value === "string" || Array.isArray(value)) return [[prefix + key, value]];
		return flatten(value, `${prefix}${key}.`);
	});
}

/** Everything of a message that the code relies on: its inputs, its variants and what each may insert. */
function shapeOf(message: Message): unknown {
	if (typeof message === "string") return insertedBy(message);
	const [{ declarations, selectors, match }] = message;
	return {
		declarations,
		selectors,
		variants: Object.keys(match).toSorted(),
		inserted: insertedBy(...Object.values(match)),
	};
}

const insertedBy = (...texts: string[]) =>
	[...new Set(texts.flatMap((text) => text.match(/\{\w+\}/g) ?? []))].toSorted();

const textsOf = (message: Message) =>
	typeof message === "string" ? [message] : Object.values(message[0].match);

/** Messages with words that are the same in every language: of the law on invoices, brands and units. */
const sameInAllLanguages = [
	/^invoices\./,
	/^profiles\.(check|view)\./,
	/^insights\.consent\.label$/,
	/\.(otp|gstin|operator_gstin)$/,
];

const english = flatten(readMessages("en.json"));
const others = readdirSync(join(root, "messages")).filter((file) => file !== "en.json");

describe.each(others)("%s", (file) => {
	const translated = new Map(flatten(readMessages(file)));

	test("has the messages of the English catalogue, and no others", () => {
		expect([...translated.keys()].toSorted()).toEqual(english.map(([key]) => key).toSorted());
	});

	test("inserts the same, and has the same variants", () => {
		const different = english.filter(([key, message]) => {
			const other = translated.get(key);
			return other !== undefined && JSON.stringify(shapeOf(other)) !== JSON.stringify(shapeOf(message));
		});
		expect(different.map(([key]) => key)).toEqual([]);
	});

	test("translates every text with words", () => {
		const hasWords = (text: string) => /\p{Letter}/u.test(text.replaceAll(/\{\w+\}/g, ""));
		const same = english.filter(([key, message]) => {
			const texts = textsOf(translated.get(key) ?? "");
			return textsOf(message).some((text, at) => hasWords(text) && texts[at] === text);
		});
		const byAccident = same.filter(([key]) => !sameInAllLanguages.some((pattern) => pattern.test(key)));
		expect(byAccident.map(([key]) => key)).toEqual([]);
	});
});
