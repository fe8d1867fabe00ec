import { expect, test } from "vitest";
import { isAffected, isAllowed, licenceOf } from "./package-rules.ts";

test.each([
	["MIT", true],
	["Apache-2.0 AND LGPL-3.0-or-later AND MIT", true],
	["(GPL-3.0-only OR MIT)", true],
	["GPL-3.0-only", false],
	["MIT AND GPL-3.0-only", false],
	["", false],
])("the licence %j is allowed: %s", (expression, expected) => {
	expect(isAllowed(expression)).toBe(expected);
});

test("reads the licence of a package in both forms of the SBOM", () => {
	expect(licenceOf({ name: "a", licenses: [{ license: { id: "MIT" } }] })).toBe("MIT");
	expect(licenceOf({ name: "a", licenses: [{ expression: "MIT AND ISC" }] })).toBe("MIT AND ISC");
	expect(licenceOf({ name: "a" })).toBe("");
});

test.each([
	["5.3.1", ">=5.0.0 <5.3.2", true],
	["5.3.2", ">=5.0.0 <5.3.2", false],
	["4.9.9", ">=5.0.0 <5.3.2", false],
	["5.10.0", "<5.9.0", false],
	["2.1.0", "<=1.0.4 || >=2.0.0 <2.2.0", true],
	["1.0.5", "<=1.0.4 || >=2.0.0 <2.2.0", false],
])("version %s is in %s: %s", (version, range, expected) => {
	expect(isAffected(version, range)).toBe(expected);
});

test("refuses a range that it cannot read", () => {
	expect(() => isAffected("1.0.0", "^1.0.0")).toThrow("not a range");
});
