import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { withoutChoice } from "./single-locale.ts";

const messages = join(import.meta.dirname, "../src/paraglide/messages");
const compiled = (name: string) => readFileSync(join(messages, `${name}.js`), "utf8");

test.each([
	["plain words", "shell_bar_home"],
	["words with a blank to fill", "listings_details_meta_title"],
	["words that count", "leads_details_places_left"],
])("leaves one language of a message of %s and keeps its name", (_, name) => {
	const code = withoutChoice(compiled(name), "hi");
	expect(code).not.toContain("from '../runtime.js'");
	expect(code).not.toContain("getLocale");
	expect(code).not.toContain("en_");
	expect(code).toContain(`export { hi_${name} as "`);
	expect(code).toMatch(new RegExp(`^function hi_${name}\\((i|)\\) \\{`, "m"));
});

test("refuses a format that it does not know", () => {
	expect(() => withoutChoice("export const text = 1;", "en")).toThrow("not compiled as expected");
});
