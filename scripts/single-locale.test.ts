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
])("simplifies a message of %s and keeps its name", (_, name) => {
	const code = withoutChoice(compiled(name));
	expect(code).not.toContain("from '../runtime.js'");
	expect(code).not.toContain("getLocale");
	expect(code).toContain(`export { en_${name} as "`);
	expect(code).toContain(`const en_${name} = `);
});

test("leaves a message in two languages unchanged", () => {
	const two = compiled("shell_bar_home").replaceAll('locale?: "en" }', 'locale?: "en" | "hi" }');
	expect(withoutChoice(two)).toBe(two);
});
