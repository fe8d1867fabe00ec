import { expect, test } from "vitest";
import { isMobile, maskMobile } from "./mobile.ts";

test.each([
	["+919812345621", "+91 98••••••21"],
	["+916000000000", "+91 60••••••00"],
	["", ""],
])("masks %j as %j", (mobile, masked) => {
	expect(maskMobile(mobile)).toBe(masked);
	expect(isMobile(masked)).toBe(false);
});
