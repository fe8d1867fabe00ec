import { expect, test } from "vitest";
import type { Address } from "../places.contract.ts";
import {
	type AddressDraft,
	addressInputOf,
	draftOf,
	emptyAddress,
	isUntouched,
	newDraft,
} from "./address-draft.ts";
import { streetLine, townLine } from "./address-words.ts";

const shop: Address = {
	_id: "0199b000-0000-7000-8000-000000000001",
	name: "Rakesh Thakur",
	mobile: "+919816077120",
	country: "India",
	pincodeData: {
		pincode: "171001",
		poName: "Shimla G.P.O.",
		cityBlock: "",
		district: "Shimla",
		stateName: "Himachal Pradesh",
		city: "Shimla",
	},
	manualAddress: { completeAdd: "Shop 14", buildingDetails: "", floorDetails: "" },
	landmark: "near Sher-e-Punjab",
	locality: "Lower Bazaar",
	cityDistrictTown: "Shimla",
	addressInUse: true,
};
const person = { name: "Rakesh Thakur", phone: "9816077120" };

test("saving an address without a change keeps it", () => {
	const sent = addressInputOf(draftOf(shop));
	expect(shop).toMatchObject(sent);
	expect(sent.pincodeData).toEqual({ pincode: "171001", poName: "Shimla G.P.O." });
	expect(draftOf(shop)).toMatchObject({ id: shop._id, isOpen: true, isMoreOpen: true, phone: "9816077120" });
});

test("sends an empty number as empty, so that the server reports what is missing", () => {
	expect(addressInputOf(emptyAddress).mobile).toBe("");
});

test("starts a new address with the person's name and number, without replacing what was typed", () => {
	expect(newDraft(emptyAddress, person)).toEqual({ ...emptyAddress, ...person, isOpen: true });
	const typed: AddressDraft = { ...emptyAddress, name: "Sunita", pincode: "171001" };
	expect(newDraft(typed, person)).toMatchObject({ name: "Sunita", phone: person.phone, pincode: "171001" });
});

test("does not start a new address with the change of an old one", () => {
	expect(newDraft(draftOf(shop), person)).toEqual({ ...emptyAddress, ...person, isOpen: true });
});

test("an untouched name and number count as nothing typed", () => {
	expect(isUntouched(newDraft(emptyAddress, person))).toBe(true);
	expect(isUntouched({ ...emptyAddress, landmark: "Mall Road" })).toBe(false);
	expect(isUntouched({ ...emptyAddress, cityDistrictTown: "Solan" })).toBe(false);
});

test("shows each part of an address once in its two lines", () => {
	expect(streetLine(shop)).toBe("Shop 14, Lower Bazaar, near Sher-e-Punjab");
	expect(townLine(shop)).toBe("Shimla G.P.O., Shimla, Himachal Pradesh 171001");
});

test("shows the post office only without a street", () => {
	const bare = { ...shop, manualAddress: emptyAddress, landmark: "", locality: " " };
	expect(streetLine(bare)).toBe("Shimla G.P.O.");
	expect(townLine(bare)).toBe("Shimla, Himachal Pradesh 171001");
});
