import { expect, test } from "vitest";
import { hyphenated } from "./hyphenated.ts";

test.each([
	["Apartment Flat / Home", "apartment-flat-home"],
	["M G Road", "m-g-road"],
	["  CA (Tax & GST)  ", "ca-tax-gst"],
	["Café", "cafe"],
	["24x7 Towing", "24x7-towing"],
	["<b>Bold</b>", "b-bold-b"],
	["सफाई", ""],
	["", ""],
])("%s becomes %j", (name, expected) => {
	expect(hyphenated(name)).toBe(expected);
});
