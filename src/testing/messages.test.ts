import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { moduleLevelTexts } from "./module-level-texts.ts";
import { root } from "./root.ts";
import { isForTests, readSource, readSourceFiles, type SourceFile } from "./source-files.ts";
import { textExceptions } from "./text-exceptions.ts";
import { textsOf } from "./visible-text.ts";

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

/** The product's texts, and those of the brand. */
const catalogue = new Set(
	["messages/en.json", "src/brand/messages/en.json"].flatMap((file) =>
		keysOf(JSON.parse(readFileSync(join(root, file), "utf8")) as Messages),
	),
);
const product = readSourceFiles().filter(({ path }) => !isForTests(path));
const used = new Set(
	product.flatMap((file) =>
		[...file.text.matchAll(/\bm\[\s*["'`]([\w.-]+)["'`]\s*\]/g)].map((match) => match[1] ?? ""),
	),
);

test("every message that the code uses is in the catalogue", () => {
	expect([...used].filter((key) => !catalogue.has(key))).toEqual([]);
});

test("every message of the catalogue is used", () => {
	expect([...catalogue].filter((key) => !used.has(key))).toEqual([]);
});

test("no key is computed at run time, so that both lists are complete", () => {
	const built = product.filter((file) => /\bm\[\s*(?!["'])/.test(file.text));
	expect(built.map((file) => file.path)).toEqual([]);
});

describe("no text is fixed to the language of the process when a file is imported", () => {
	test("in the product", () => {
		const texts = product.flatMap((file) => moduleLevelTexts(file).map((text) => `${file.path}:${text}`));
		expect(texts).toEqual([]);
	});

	test.each([
		'const none = m["a.none"]();',
		'const none = <p>{m["a.none"]()}</p>;',
		'const names = { none: m["a.none"]() };',
		'const names = keys.map((key) => nameOf(key, m["a.none"]()));',
		'const schema = z.string().min(1, m["a.none"]());',
		"const format = new Intl.ListFormat(getLocale());",
	])("%s is found", (text) => {
		expect(moduleLevelTexts(readSource("src/leads/web/lead.tsx", text))).toHaveLength(1);
	});

	test.each([
		'const none = m["a.none"];',
		'const none = () => m["a.none"]();',
		'function None() { return keys.map((key) => <p>{m["a.none"]()}</p>); }',
		'const schema = z.string().min(1, { error: () => m["a.none"]() });',
	])("%s is none", (text) => {
		expect(moduleLevelTexts(readSource("src/leads/web/lead.tsx", text))).toEqual([]);
	});
});

const areExcepted = ({ path }: SourceFile, text: string) =>
	textExceptions.some(({ path: begin, words }) => path.startsWith(begin) && (words?.includes(text) ?? true));

describe("visible text is in the catalogue", () => {
	test("and nowhere else", () => {
		// SQL, tables and declarations of personal data are about the database only.
		const others = product.filter(({ path }) => !/\.(repository|tables|personal-data)\.ts$/.test(path));
		const texts = others.flatMap((file) =>
			textsOf(file)
				.filter((text) => !areExcepted(file, text))
				.map((text) => `${file.path}: ${text}`),
		);
		expect(texts).toEqual([]);
	});

	test("every exception is in use", () => {
		const idle = textExceptions.flatMap(({ path: begin, words }) => {
			const texts = product.filter(({ path }) => path.startsWith(begin)).flatMap((file) => textsOf(file));
			if (words === undefined) return texts.length > 0 ? [] : [begin];
			return words.filter((word) => !texts.includes(word)).map((word) => `${begin}: ${word}`);
		});
		expect(idle).toEqual([]);
	});

	const seen = (text: string) => textsOf(readSource("src/leads/web/lead.tsx", text));

	test.each([
		["<p>hello there</p>", ["hello there"]],
		["<p>km</p>", ["km"]],
		['<p>{"hello"}</p>', ["hello"]],
		['<>{isNew && "new"}</>', ["new"]],
		['<p>{isNew ? "new" : `old since ${day}`}</p>', ["new", "old since …"]],
		['<p>{count + " leads"}</p>', ["leads"]],
		["<p>{`${count} leads`}</p>", ["… leads"]],
		['<p>{(name ?? "nobody") as string}</p>', ["nobody"]],
		['<a aria-label="close">x</a>', ["close", "x"]],
		['<img alt={"a house"} />', ["a house"]],
		["<Field label={`your ${thing}`} />", ["your …"]],
		['<Field hint={isNew ? "new" : undefined} />', ["new"]],
		['<input placeholder="e.g. 5" title="how many" />', ["e.g. 5", "how many"]],
		['const tab = { label: "all", value: "all" };', ["all"]],
		['const heading = "All leads";', ["All leads"]],
		['const heading = isNew ? "New" : name;', ["New"]],
		['say(`Lead ${number}`, "later");', ["Lead …"]],
		['throw new AppError("conflict", "too late");', ["too late"]],
		['throw new AppError("conflict", late ? "too late" : m["a.b"]());', ["too late"]],
		['throw badInput([{ path: "mobile", msg: `no ${mobile}` }]);', ["no …"]],
		['const answer = () => ({ refused: "too large" });', ["too large"]],
		['const device = () => browser ?? "Unknown device";', ["Unknown device"]],
		['const page = `<p class="note">no money moves</p>`;', ['<p class="note">no money moves</p>']],
	])("%s is found", (text, texts) => {
		expect(seen(text)).toEqual(texts);
	});

	test.each([
		'<p>{m["leads.list.title"]()}</p>',
		'<p className="flex gap-2" id="lead">{join(" · ")} · 5 %</p>',
		'<Field label={m["leads.form.name"]({ name: "x" })} name="name" variant="quiet" />',
		'if (event.key === "Escape") leave("leads");',
		'switch (key) { case "Home": go("first"); }',
		'throw new Error("the lead is gone");',
		'const api = { summary: "Leads by filters", failures: { 404: "No such lead" } };',
		'registerRoutes(app, "Leads", leadsApi, {});',
		'import { a } from "./Some Where.ts";',
		'const lookOf: Record<"Big" | "Small", string> = { Big: "text-l", Small: "text-s" };',
		"const page = `<p>${escape(words)}</p><script>let a = 1;</script>`;",
	])("%s has none", (text) => {
		expect(seen(text)).toEqual([]);
	});
});
