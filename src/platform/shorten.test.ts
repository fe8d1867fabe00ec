import { describe, expect, test } from "vitest";
import { shorten } from "./shorten.ts";

describe("a shortened text", () => {
	test.each([
		["short enough", "House wiring", 12, "House wiring"],
		["ends at a word", "House wiring and fans", 16, "House wiring…"],
		["drops what the word ends with", "House wiring, and fans", 15, "House wiring…"],
		["a single long word", "Rindfleischetikettierung", 10, "Rindfleis…"],
		["never half a picture sign", "🙂🙂🙂", 4, "🙂…"],
	])("%s", (_, text, length, short) => {
		expect(shorten(text, length)).toBe(short);
	});
});
