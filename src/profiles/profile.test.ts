import { expect, test } from "vitest";
import { skillsOf } from "./profile.ts";

test.each<[string, string[]]>([
	["", []],
	[" , ,,", []],
	["wiring", ["wiring"]],
	[" Wiring ,  house   wiring,wiring, WIRING ", ["Wiring", "house wiring"]],
	["वायरिंग, नल", ["वायरिंग", "नल"]],
	["wiring\n\tand repair, plumbing", ["wiring and repair", "plumbing"]],
	["wiring,\u200b,\u2060", ["wiring"]],
])("reads the skills in %j as %j", (typed, skills) => {
	expect(skillsOf(typed)).toEqual(skills);
});
