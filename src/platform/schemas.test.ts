import { expect, test } from "vitest";
import { typedName, typedText } from "./schemas.ts";

test.each([
	["  Ritu  ", "Ritu"],
	["two\r\nlines\tand a tab", "two\r\nlines\tand a tab"],
	['<b>bold</b> & "quoted"', '<b>bold</b> & "quoted"'],
	// Control characters are ordinary text; only NUL cannot be stored.
	["a\u0000b\u0007c\u001bd", "ab\u0007c\u001bd"],
	["turned \u202earound", "turned \u202earound"],
	["half \ud83d of a sign", "half  of a sign"],
	["\ud83d a\udc4d👍 ", "a👍"],
	["क्\u200dष क्\u200cष 👩\u200d👧", "क्\u200dष क्\u200cष 👩\u200d👧"],
])("%j is kept as %j", (typed, kept) => {
	expect(typedText(60).parse(typed)).toBe(kept);
});

test("refuses invisible characters as a name", () => {
	expect(typedText(60, 2).safeParse("\u200b\u0007\u2060").success).toBe(false);
	expect(typedText(60, 2).safeParse("Jo\u200b").success).toBe(true);
	expect(typedText(60).parse("\u200b\u202e")).toBe("");
});

test.each([
	["Ritu \u202edeifireV", "Ritu deifireV"],
	["\u2066\u2067\u2068Ritu\u2069\u202a\u202b\u202c\u202d", "Ritu"],
	[" Ritu \u202e ", "Ritu"],
	// These do not change the direction; some scripts need them.
	["क्\u200dष \u200eRitu\u200f S", "क्\u200dष \u200eRitu\u200f S"],
])("the name %j is kept as %j", (typed, kept) => {
	expect(typedName(60, 2).parse(typed)).toBe(kept);
});

test("does not count direction characters in a name's length", () => {
	expect(typedName(3, 2).safeParse("\u202eab\u202c").success).toBe(true);
	expect(typedName(3, 2).safeParse("\u202ea\u202c").success).toBe(false);
});
