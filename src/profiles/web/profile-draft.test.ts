import { expect, test } from "vitest";
import type { ProfileAnswer } from "../profiles.contract.ts";
import { draftOf, formOf, hasSocial, isTyped } from "./profile-draft.ts";

const profile: ProfileAnswer = {
	user: { _id: "01900000-0000-7000-8000-000000000001", name: "Asha Negi", avatar: null },
	status: "Professional",
	company: "Negi Wiring",
	website: "https://negi.example",
	location: "Mandi",
	skills: ["wiring", "fan fitting"],
	githubusername: "asha",
	bio: "Twelve years.",
	social: { twitter: "", facebook: "https://facebook.com/asha", linkedin: "", youtube: "", instagram: "" },
	profileImage: null,
	experience: [],
	education: [],
	abilities: { edit: true },
};

test("starts with the profile's values, or empty without a profile", () => {
	const draft = draftOf(profile);
	expect(draft).toMatchObject({ status: "Professional", skills: "wiring, fan fitting", location: "Mandi" });
	expect(draft.facebook).toBe("https://facebook.com/asha");
	expect(Object.values(draftOf(null)).join("")).toBe("");
	expect(Object.keys(draftOf(null)).toSorted()).toEqual(Object.keys(draft).toSorted());
});

test("counts only differences as changes", () => {
	const draft = draftOf(profile);
	expect(isTyped(draft, draftOf(profile))).toBe(false);
	expect(isTyped(draft, { ...draft, bio: "" })).toBe(true);
});

test("expands the social links if one is given or wrong", () => {
	expect(hasSocial(draftOf(null))).toBe(false);
	expect(hasSocial(draftOf(profile))).toBe(true);
	expect(hasSocial({ status: "Status is required" })).toBe(false);
	expect(hasSocial({ instagram: "wrong" })).toBe(true);
});

test("sends all fields each time, and the picture only if it changes", () => {
	const draft = draftOf(profile);
	const kept = formOf(draft, { kind: "keep" });
	expect(Object.fromEntries(kept)).toEqual(draft);
	expect(formOf(draft, { kind: "remove" }).get("removeProfileImage")).toBe("true");
	const file = new File(["x"], "asha.webp", { type: "image/webp" });
	const replaced = formOf(draft, { kind: "replace", file });
	expect(replaced.get("profileImage")).toMatchObject({ name: "asha.webp", type: "image/webp" });
	expect(replaced.has("removeProfileImage")).toBe(false);
});
