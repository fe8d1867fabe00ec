import { expect, test } from "vitest";
import { typedText } from "./schemas.ts";

test.each([
	["  Ritu  ", "Ritu"],
	["two\r\nlines\rand\ta tab", "two\nlines\nand\ta tab"],
	['<b>bold</b> & "quoted"', '<b>bold</b> & "quoted"'],
	["a\u0000b\u0007c\u001bd\u0085e", "abcde"],
	["half \ud83d of a sign", "half  of a sign"],
	["\ud83d a\udc4d👍 ", "a👍"],
	["turned \u202e\u2066around\u2069", "turned around"],
	["98765\u200b43210\u2060\ufeff", "9876543210"],
	// Joiners belong to the letters of Indian scripts and to emoji.
	["क्\u200dष क्\u200cष 👩\u200d👧", "क्\u200dष क्\u200cष 👩\u200d👧"],
	["\u200b\u0007 \ufeff", ""],
])("%j is kept as %j", (typed, kept) => {
	expect(typedText(60).parse(typed)).toBe(kept);
});

test("what nobody sees does not count as text", () => {
	expect(typedText(60, 2).safeParse("a\u200b\u0007").success).toBe(false);
	expect(typedText(3).safeParse("abc\u200b").success).toBe(true);
});
