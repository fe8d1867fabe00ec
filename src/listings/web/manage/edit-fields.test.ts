import { expect, test } from "vitest";
import { changeOf, type EditFields } from "./edit-fields.ts";
import { allDay } from "./offer-fields.ts";

const before: EditFields = {
	firmName: "Thakur Electricals",
	description: "Wiring.",
	places: ["shimla", "kufri"],
	addressId: "a1",
	upiId: "thakur@okhdfcbank",
	hours: [],
	daysOff: [],
	rates: [],
};

test.each<[string, Partial<EditFields>, object]>([
	["nothing", {}, {}],
	["spaces around the same texts", { firmName: " Thakur Electricals ", description: "Wiring.\n" }, {}],
	["the firm's name", { firmName: " Thakur & Sons " }, { firmName: "Thakur & Sons" }],
	["the firm removed", { firmName: "" }, { firmName: "" }],
	["the description", { description: "Wiring and repairs." }, { description: "Wiring and repairs." }],
	["the order of places", { places: ["kufri", "shimla"] }, { goToLocation: ["kufri", "shimla"] }],
	["all places removed", { places: [] }, { goToLocation: [] }],
	["hours", { hours: ["", "", "", "", "", "", allDay] }, { hours: { sunday: { opens: 0, closes: 1440 } } }],
	["the UPI id", { upiId: " thakur@ybl " }, { upiId: "thakur@ybl" }],
	["the UPI id removed", { upiId: " " }, { upiId: null }],
	["the address", { addressId: "a2" }, { addressId: "a2" }],
])("%s", (_, part, change) => {
	expect(changeOf(before, { ...before, ...part })).toEqual(change);
});
