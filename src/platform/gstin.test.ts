import { describe, expect, test } from "vitest";
import { readGstin } from "./gstin.ts";

describe("a GSTIN", () => {
	test.each([
		["27AAPFU0939F1ZV", "27AAPFU0939F1ZV", "27"],
		["29AAGCB7383J1Z4", "29AAGCB7383J1Z4", "29"],
		[" 27aapfu 0939f1zv\n", "27AAPFU0939F1ZV", "27"],
	])("typed as %j is %s of state %s", (typed, gstin, stateCode) => {
		expect(readGstin(typed)).toEqual({ gstin, stateCode });
	});

	test.each([
		"",
		"27AAPFU0939F1Z",
		"27AAPFU0939F1ZVV",
		"00AAPFU0939F1ZV",
		"39AAPFU0939F1ZV",
		"25AAPFU0939F1ZV",
		"28AAPFU0939F1ZV",
		"99AAPFU0939F1ZV",
		"27AAPFU0939F0ZV",
		"27AAPFU0939F1YV",
		"27AAPFU09391FZV",
		"27AAPFU0939F1Z-",
		"२७AAPFU0939F1ZV",
		// In capitals this one is two letters.
		"27AAPFU0939F1Zß",
	])("is not %j", (typed) => {
		expect(readGstin(typed)).toEqual({ fault: "form" });
	});

	test("is refused with any one character mistyped", () => {
		const right = "27AAPFU0939F1ZV";
		const wrong = Array.from(right).flatMap((sign, at) =>
			Array.from("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ")
				.filter((other) => other !== sign)
				.map((other) => right.slice(0, at) + other + right.slice(at + 1)),
		);
		expect(wrong).toHaveLength(15 * 35);
		expect(wrong.filter((typed) => !("fault" in readGstin(typed)))).toEqual([]);
	});

	test("is refused with two neighbours swapped", () => {
		expect(readGstin("72AAPFU0939F1ZV")).toEqual({ fault: "form" });
		expect(readGstin("27APAFU0939F1ZV")).toEqual({ fault: "checksum" });
		expect(readGstin("27AAPFU9039F1ZV")).toEqual({ fault: "checksum" });
	});
});
