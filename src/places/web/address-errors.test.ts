import { expect, test } from "vitest";
import { type AddressDraft, emptyAddress } from "./address-draft.ts";
import { addressErrors, isBehindToggle } from "./address-errors.ts";

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

const summary = { msg: "Please fill in all required fields." };

test.each<[string, Partial<AddressDraft>, object[]]>([
	["nothing", {}, []],
	[
		"no pincode, and so no office to choose",
		{ pincode: "", poName: "" },
		[summary, { msg: missing, path: "address.pincodeData.pincode" }],
	],
	[
		"a short pincode",
		{ pincode: "1710", poName: "" },
		[{ msg: sixDigits, path: "address.pincodeData.pincode" }],
	],
	[
		"a pincode that begins with 0",
		{ pincode: "071001" },
		[{ msg: sixDigits, path: "address.pincodeData.pincode" }],
	],
	["no office", { poName: " " }, [summary, { msg: missing, path: "address.pincodeData.poName" }]],
	["nobody to reach", { name: " " }, [summary, { msg: missing, path: "address.name" }]],
	["no number", { phone: "" }, [{ msg: tenDigits, path: "address.mobile" }]],
	["a short number", { phone: "98160" }, [{ msg: tenDigits, path: "address.mobile" }]],
])("wrong: %s", (_, part, errors) => {
	expect(addressErrors({ ...filled, ...part })).toEqual(errors);
});

test("opens the optional fields only for an error among them", () => {
	expect(isBehindToggle([{ msg: "too long", path: "address.manualAddress.floorDetails" }])).toBe(true);
	expect(isBehindToggle([{ msg: missing, path: "address.name" }, summary])).toBe(false);
});
