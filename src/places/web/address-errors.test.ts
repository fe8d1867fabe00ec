import { expect, test } from "vitest";
import { type AddressDraft, emptyAddress } from "./address-draft.ts";
import { addressErrors, isBehindToggle, refusedFields } from "./address-errors.ts";

const filled: AddressDraft = {
	...emptyAddress,
	name: "Rakesh Thakur",
	phone: "9816077120",
	pincode: "171001",
	poName: "Shimla G.P.O.",
};
const missing = "Please fill in this field.";
const sixDigits = "ZIP code must be of 6 digits";
const tenDigits = "Please enter the 10-digit mobile number associated with this address.";

test.each<[string, Partial<AddressDraft>, object]>([
	["nothing", {}, {}],
	["no pincode, and so no office to choose", { pincode: "", poName: "" }, { pincode: missing }],
	["a short pincode", { pincode: "1710", poName: "" }, { pincode: sixDigits }],
	["a pincode that begins with 0", { pincode: "071001" }, { pincode: sixDigits }],
	["no office", { poName: " " }, { poName: missing }],
	["nobody to reach", { name: " " }, { name: missing }],
	["no number", { phone: "" }, { mobile: tenDigits }],
	["a short number", { phone: "98160" }, { mobile: tenDigits }],
])("wrong: %s", (_, part, errors) => {
	expect(addressErrors({ ...filled, ...part })).toEqual(errors);
});

test("what the server refuses stands at its field, and opens the toggle that it is behind", () => {
	const refused = refusedFields([
		{ msg: "too long", path: "address.manualAddress.floorDetails" },
		{ msg: "of no field" },
	]);
	expect(refused).toEqual({ floorDetails: "too long" });
	expect(isBehindToggle(refused)).toBe(true);
	expect(isBehindToggle({ pincode: missing })).toBe(false);
});
