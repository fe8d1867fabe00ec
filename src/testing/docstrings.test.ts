import { expect, test } from "vitest";
import { undocumented } from "./docstrings.ts";
import { readSource, readSourceFiles } from "./source-files.ts";

test("every exported function has a docstring", () => {
	const found = readSourceFiles(["src", "demo", "scripts", "bench", "e2e"])
		.filter(({ path }) => !/\.(test|spec)\.tsx?$/.test(path))
		.flatMap((file) => undocumented(file).map((name) => `${file.path}: ${name}`));
	expect(found).toEqual([]);
});

const missing = (text: string, path = "src/leads/lead.tsx") => undocumented(readSource(path, text));

test.each([
	["export function claim() {}", "claim"],
	["export async function claim() {}", "claim"],
	["export const claim = () => {};", "claim"],
	["export const claim = async function () {};", "claim"],
	["function claim() {}\nexport { claim };", "claim"],
	["const claim = () => {};\nexport { claim as default };", "claim"],
	["export function LeadCard() { return <p />; }", "LeadCard"],
	["// Claims.\nexport function claim() {}", "claim"],
	["/* Claims. */\nexport function claim() {}", "claim"],
	["/** */\nexport function claim() {}", "claim"],
	["export function claim() {}\n/** Drops at most once. */\nexport function drop() {}", "claim"],
	["/** Claims. */\ntype Claim = string;\nexport function claim() {}", "claim"],
])("%s", (text, name) => {
	expect(missing(text)).toEqual([name]);
});

test.each([
	"/** Claims at most once. */\nexport function claim() {}",
	"/** Claims at most once. */\n\nexport const claim = () => {};",
	"/** Claims at most once. */\nfunction claim() {}\nexport { claim };",
	"function claim() {}",
	"export const claims = 3;",
	"export type Claim = () => void;",
	"export function loader() {}",
	"export default function Lead() { return <p />; }",
	'export { claim } from "./claim.ts";',
])("%s needs none", (text) => {
	expect(missing(text)).toEqual([]);
});

test("drawings need none", () => {
	expect(missing("export function Taxi() {}", "src/shell/web/art/street-life.tsx")).toEqual([]);
});
