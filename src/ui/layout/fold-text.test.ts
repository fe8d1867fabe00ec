import { describe, expect, test } from "vitest";
import { foldText } from "./fold-text.ts";

const sentence = "We come with our own ladder and tools. ";

describe("folding a long text", () => {
	test("a short text, and one that is a little too long, stay whole", () => {
		expect(foldText("  All house wiring.  ", 300)).toEqual({ shown: "All house wiring.", folded: "" });
		expect(foldText("a".repeat(400), 300).folded).toBe("");
	});

	test("is cut behind a sentence, and nothing is lost", () => {
		const { shown, folded } = foldText(sentence.repeat(20), 300);
		expect(shown.endsWith("tools.")).toBe(true);
		expect(shown.length).toBeLessThanOrEqual(300);
		expect(`${shown} ${folded}`).toBe(sentence.repeat(20).trim());
	});

	test("a paragraph's end goes before a sentence's", () => {
		const text = `${sentence.repeat(5)}\n\n${sentence.repeat(20)}`;
		expect(foldText(text, 300).shown).toBe(sentence.repeat(5).trim());
	});

	test("one endless word is cut, a pair of surrogates is not", () => {
		const { shown, folded } = foldText(`${"a".repeat(299)}${"😀".repeat(200)}`, 300);
		expect(shown).toBe("a".repeat(299));
		expect(folded).toBe("😀".repeat(200));
	});
});
