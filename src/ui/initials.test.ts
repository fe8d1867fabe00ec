import { expect, test } from "vitest";
import { initials, tintOf } from "./initials.ts";

test.each([
	["Rakesh Thakur", "RT"],
	["  rakesh   thakur ", "RT"],
	["Hari Om Negi", "HO"],
	["Meena", "M"],
	["Negi & Sons", "NS"],
	["(M/s) Thakur Electricals", "MT"],
	["Élodie Ørsted", "ÉØ"],
	["राकेश ठाकुर", "राठा"],
	["क्षितिज वर्मा", "क्षिव"],
	["श्री राम", "श्रीरा"],
	["ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ", "ਗੁਸਿੰ"],
	["24x7 Plumbers", "2P"],
	["…", ""],
	["", ""],
])("initials of %j are %j", (name, expected) => {
	expect(initials(name)).toBe(expected);
});

test("a name keeps its tint, and names are spread over all tints", () => {
	const names = [
		"Rakesh Thakur",
		"Sanjay Verma",
		"Meena Chauhan",
		"Deepak Kumar",
		"राकेश ठाकुर",
		"Arvind Sood",
		"Asha",
	];
	const tints = names.map((name) => tintOf(name, 3));
	expect(tints).toEqual(names.map((name) => tintOf(name, 3)));
	expect(new Set(tints)).toEqual(new Set([0, 1, 2]));
});
