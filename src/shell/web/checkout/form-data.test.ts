import { expect, test } from "vitest";
import { toFormData } from "./form-data.ts";

test("groups stand under names in brackets, lists repeat their name, what is undefined is left out", () => {
	const form = toFormData({
		subs_id: "p",
		mobile: undefined,
		buyer: { state: "Delhi", gstin: undefined },
		newProfessional: { firmName: "", goToLocation: ["shimla", "kufri"] },
	});
	expect([...form]).toEqual([
		["subs_id", "p"],
		["buyer[state]", "Delhi"],
		["newProfessional[firmName]", ""],
		["newProfessional[goToLocation]", "shimla"],
		["newProfessional[goToLocation]", "kufri"],
	]);
});

test("a list without anything in it says nothing", () => {
	expect([...toFormData({ goToLocation: [] })]).toEqual([]);
});
