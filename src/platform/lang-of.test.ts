import { describe, expect, test } from "vitest";
import { locales } from "../paraglide/runtime.js";
import { langOf } from "./lang-of.ts";
import { inLanguage } from "./server/language.ts";

describe("the language of what people wrote", () => {
	test.each([
		["बिजली का सारा काम", "hi"],
		["शर्मा Electric, शिमला की पुरानी दुकान", "hi"],
		["ਸਿੰਘ ਇਲੈਕਟ੍ਰੀਕਲ", "pa"],
		["শ্রী কৃষ্ণ", "bn"],
		["શ્રી લક્ષ્મી", "gu"],
		["முருகன்", "ta"],
		["శ్రీ వెంకటేశ్వర", "te"],
		["ಶ್ರೀ ಕೃಷ್ಣ", "kn"],
		["ശ്രീ കൃഷ്ണ", "ml"],
	])("%s: %s", (text, lang) => {
		expect(inLanguage("en", () => langOf(text))).toBe(lang);
	});

	test("is not given where it is the page's", () => {
		const here = locales.map((locale) => inLanguage(locale, () => [langOf("Good work"), langOf("अच्छा काम")]));
		expect(here).toEqual([
			[undefined, "hi"],
			["en", undefined],
		]);
	});

	test("is not guessed without letters or in other scripts", () => {
		for (const text of ["", "24 × 7 ⚡ +91 98160 12345", "أحمد", "李", "Привет"])
			expect(langOf(text)).toBeUndefined();
	});

	test("counts letters, and not the words around them", () => {
		expect(langOf("Good work, बढ़िया")).toBeUndefined();
	});
});
