import { expect, test } from "vitest";
import { toFormData } from "./form-data.ts";

test("groups have names in brackets, lists repeat their name, undefined values are left out", () => {
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

test("an empty list is left out", () => {
	expect([...toFormData({ goToLocation: [] })]).toEqual([]);
});
