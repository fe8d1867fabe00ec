import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readSourceFiles, root } from "./source-files.ts";

type Messages = { [key: string]: string | Messages };

function keysOf(messages: Messages, prefix = ""): string[] {
	return Object.entries(messages).flatMap(([key, value]) => {
		if (key === "$schema") return [];
		// A list is one message with variants; its key ends here.
		return typeof value === "string" || Array.isArray(value)
			? [prefix + key]
			: keysOf(value, `${prefix}${key}.`);
	});
}

const catalogue = new Set(
	keysOf(JSON.parse(readFileSync(join(root, "messages/en.json"), "utf8")) as Messages),
);
const used = new Set(
	readSourceFiles().flatMap((file) =>
		[...file.text.matchAll(/\bm\[\s*["'`]([\w.-]+)["'`]\s*\]/g)].map((match) => match[1] ?? ""),
	),
);

test("every message that the code uses is in the catalogue", () => {
	expect([...used].filter((key) => !catalogue.has(key))).toEqual([]);
});

test("every message of the catalogue is used", () => {
	expect([...catalogue].filter((key) => !used.has(key))).toEqual([]);
});

test("no key is built at run time, so that both lists are whole", () => {
	const built = readSourceFiles().filter(
		(file) => !file.path.endsWith(".test.ts") && /\bm\[\s*(?!["'])/.test(file.text),
	);
	expect(built.map((file) => file.path)).toEqual([]);
});

/** Letters between tags, or in an attribute that people read, stand in the catalogue and nowhere else. */
const visible = />\s*[A-Za-z][A-Za-z ,.'’!?]{2,}\s*<\/|\b(?:aria-label|placeholder|title|alt)="[A-Za-z]/;

test("no screen has a visible text of its own", () => {
	const screens = readSourceFiles().filter(
		(file) => file.path.endsWith(".tsx") && !file.path.includes("/art/"),
	);
	expect(screens.filter((file) => visible.test(file.text)).map((file) => file.path)).toEqual([]);
});
