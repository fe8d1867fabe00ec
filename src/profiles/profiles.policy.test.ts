import { expect, test } from "vitest";
import { isOwnProfile, profileAbilities } from "./profiles.policy.ts";

test("treats a profile as own only for its person", () => {
	expect(isOwnProfile("asha", { userId: "asha" })).toBe(true);
	expect(isOwnProfile("asha", { userId: "mohan" })).toBe(false);
	expect(isOwnProfile("asha", null)).toBe(false);
});

test("lets only its person edit it", () => {
	expect(profileAbilities("asha", { userId: "asha" })).toEqual({ edit: true });
	expect(profileAbilities("asha", { userId: "mohan" })).toEqual({ edit: false });
	expect(profileAbilities("asha", null)).toEqual({ edit: false });
});
