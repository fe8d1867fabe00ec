import { describe, expect, test } from "vitest";
import { getLocale } from "../../paraglide/runtime.js";
import { m } from "../../paraglide/messages.js";
import { inLanguage, localeOf } from "./language.ts";

const page = (url: string) => localeOf({ url, headers: { "accept-language": "hi" } });
const call = (header?: string) => localeOf({ url: "/api/leads", headers: { "accept-language": header } });

describe("the language of a request", () => {
	test.each(["/hi", "/hi/leads", "/hi?x=1", "/hi.data", "/hi/leads.data"])("is in the path of %s", (url) => {
		expect(page(url)).toBe("hi");
	});

	test.each(["/", "/history", "/HI/leads", "/en/leads", "/xx/leads", "/leads/hi", "//hi"])(
		"is the base language for %s, whatever the browser prefers",
		(url) => {
			expect(page(url)).toBe("en");
		},
	);

	test.each([
		["hi", "hi"],
		["hi-IN,hi;q=0.9,en;q=0.8", "hi"],
		["ta-IN, hi;q=0.9", "hi"],
		["en-IN,hi;q=0.9", "en"],
		["ta", "en"],
		["*", "en"],
		[undefined, "en"],
	])("is what a call accepts: %s", (header, expected) => {
		expect(call(header)).toBe(expected);
	});
});

test("texts are in the language of the work that asks for them, also after a pause", async () => {
	const [hindi, english] = await Promise.all(
		(["hi", "en"] as const).map((locale) =>
			inLanguage(locale, async () => {
				await new Promise((resolve) => setTimeout(resolve, 5));
				return m["shell.language.name"]();
			}),
		),
	);
	expect([hindi, english, getLocale()]).toEqual(["हिंदी", "English", "en"]);
});
