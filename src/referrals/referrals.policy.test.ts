import { expect, test } from "vitest";
import { roles } from "../platform/access.ts";
import {
	mayCheckForOthers,
	mayListReferrals,
	maySeeAllReferrals,
	maySeePayoutsOf,
	mayUseCodeOf,
} from "./referrals.policy.ts";

test("only staff check codes for others", () => {
	expect(roles.filter((role) => mayCheckForOthers({ role })).toSorted()).toEqual([
		"admin",
		"customerSupport",
		"salesPerson",
	]);
});

test.each([
	["someone else's", "other", true],
	["someone's, for a person without an account", undefined, true],
	["their own", "referrer", false],
])("a code that is %s", (_, registrantId, counts) => {
	expect(mayUseCodeOf({ id: "referrer" }, registrantId)).toBe(counts);
});

test("every role but customers, and customers with a code, list referrals", () => {
	expect(roles.filter((role) => !mayListReferrals({ role, referralCode: null }))).toEqual(["user"]);
	expect(mayListReferrals({ role: "user", referralCode: "YTHWFRF9" })).toBe(true);
});

test("managers see everyone's referrals", () => {
	expect(roles.filter((role) => maySeeAllReferrals({ role })).toSorted()).toEqual([
		"admin",
		"customerSupport",
	]);
});

test("a person sees their own payouts, and admins see everyone's", () => {
	expect(roles.filter((role) => maySeePayoutsOf("other", { userId: "own", role }))).toEqual(["admin"]);
	expect(maySeePayoutsOf("own", { userId: "own", role: "user" })).toBe(true);
});
