import { describe, expect, test } from "vitest";
import { namesFrom, synonymsOf, usedSynonyms } from "./service-words.ts";

const sofa = { name: "Sofa", active: true };
const carpet = { name: "Carpet", active: false };

test("excludes the service's own name and its choices' from the synonyms", () => {
	const names = ["cleaning", "sofa", "carpet", "safai", "सफाई"];
	expect(synonymsOf({ type: "Cleaning", names, choices: [sofa, carpet] })).toEqual(["safai", "सफाई"]);
});

test("ignores disabled choices, and lists a synonym once", () => {
	expect(namesFrom("Cleaning", [sofa, carpet], ["Safai", "safai", "sofa"])).toEqual([
		"cleaning",
		"sofa",
		"safai",
	]);
});

describe("a synonym that is already used", () => {
	const cleaning = { id: "a", type: "Cleaning", names: ["cleaning", "jhadu"] };
	const pest = { id: "b", type: "Pest Control", names: ["pest control", "jhadu", "termite"] };
	test.each([
		[["termite"], [{ index: 0, synonym: "termite", service: "Pest Control" }]],
		[["safai", "Termite!"], [{ index: 1, synonym: "Termite!", service: "Pest Control" }]],
		[["safai", "SAFAI"], [{ index: 1, synonym: "SAFAI", service: "Cleaning" }]],
		// Both had it before, so saving something else must still work.
		[["jhadu"], []],
		[["safai"], []],
	])("%j", (synonyms, faults) => {
		expect(usedSynonyms(cleaning, synonyms, [cleaning, pest])).toEqual(faults);
	});
});
