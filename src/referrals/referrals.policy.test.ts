import { expect, test } from "vitest";
import { roles } from "../platform/access.ts";
import { mayCheckForOthers, mayUseCodeOf } from "./referrals.policy.ts";

test("staff alone ask for others", () => {
	expect(roles.filter((role) => mayCheckForOthers({ role })).toSorted()).toEqual([
		"admin",
		"customerSupport",
		"salesPerson",
	]);
});

test.each([
	["somebody else's", "other", true],
	["somebody's, for one who is new here", undefined, true],
	["their own", "referrer", false],
])("a code that is %s", (_, registrantId, counts) => {
	expect(mayUseCodeOf({ id: "referrer" }, registrantId)).toBe(counts);
});
