import { describe, expect, test } from "vitest";
import { foldText } from "./fold-text.ts";

const sentence = "We come with our own ladder and tools. ";

describe("folding a long text", () => {
	test("keeps a short or slightly longer text whole", () => {
		expect(foldText("  All house wiring.  ", 300)).toEqual({ shown: "All house wiring.", folded: "" });
		expect(foldText("a".repeat(400), 300).folded).toBe("");
	});

	test("cuts after a sentence and loses nothing", () => {
		const { shown, folded } = foldText(sentence.repeat(20), 300);
		expect(shown.endsWith("tools.")).toBe(true);
		expect(shown.length).toBeLessThanOrEqual(300);
		expect(`${shown} ${folded}`).toBe(sentence.repeat(20).trim());
	});

	test("prefers the end of a paragraph to that of a sentence", () => {
		const text = `${sentence.repeat(5)}\n\n${sentence.repeat(20)}`;
		expect(foldText(text, 300).shown).toBe(sentence.repeat(5).trim());
	});

	test("cuts an endless word, but not a surrogate pair", () => {
		const { shown, folded } = foldText(`${"a".repeat(299)}${"😀".repeat(200)}`, 300);
		expect(shown).toBe("a".repeat(299));
		expect(folded).toBe("😀".repeat(200));
	});
});
