import { expect, test } from "vitest";
import { searchForm } from "./search-form.ts";

test.each([
	["  Plumber,  in MANDI! ", "plumber in mandi"],
	["S.A.S. Nagar", "s a s nagar"],
	["मनाली", "मनाली"],
	["शिम\u200dला", "शिमला"],
	["plu\u200bm\u2060ber\ufeff", "plumber"],
	["plum\u00adber \u202eshimla", "plumber shimla"],
	["ＡＣ", "ac"],
	["❤️ plumber 👷🏽‍♂️", "plumber"],
	["100% <b>AC</b>", "100 b ac b"],
	["\u0000\u0007 \n", ""],
	["", ""],
])("normalizes %j to %j", (text, expected) => {
	expect(searchForm(text)).toBe(expected);
});
