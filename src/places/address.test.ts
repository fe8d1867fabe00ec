import { describe, expect, test } from "vitest";
import { checkAddress, placeOfAddress } from "./address.ts";

const whole = {
	name: "Ramesh Thakur",
	mobile: "98765 43210",
	pincodeData: { pincode: "171001", poName: "Busstand" },
};
const required = "Please fill in all required fields.";
const mobile = "Please enter the 10-digit mobile number associated with this address.";

describe("checks the fields of an address", () => {
	test("normalizes its mobile", () => {
		expect(checkAddress(whole)).toEqual({ mobile: "+919876543210", faults: [] });
	});

	test.each([
		["without a name", { ...whole, name: "" }, [`address.name: ${required}`]],
		[
			"without a pincode",
			{ ...whole, pincodeData: { pincode: "", poName: "x" } },
			[`address.pincodeData.pincode: ${required}`],
		],
		[
			"with half a pincode",
			{ ...whole, pincodeData: { pincode: "1710", poName: "x" } },
			["address.pincodeData.pincode: ZIP code must be of 6 digits"],
		],
		[
			"without a post office",
			{ ...whole, pincodeData: { pincode: "171001", poName: "" } },
			[`address.pincodeData.poName: ${required}`],
		],
		["without a mobile", { ...whole, mobile: "" }, [`address.mobile: ${mobile}`]],
		["with nine digits", { ...whole, mobile: "987654321" }, [`address.mobile: ${mobile}`]],
		["with another country's mobile", { ...whole, mobile: "+449876543210" }, [`address.mobile: ${mobile}`]],
		[
			"without anything",
			{ name: "", mobile: "", pincodeData: { pincode: "", poName: "" } },
			[
				`address.name: ${required}`,
				`address.pincodeData.pincode: ${required}`,
				`address.pincodeData.poName: ${required}`,
				`address.mobile: ${mobile}`,
			],
		],
	])("refuses %s", (_what, sent, faults) => {
		expect(checkAddress(sent).faults.map(({ msg, path }) => `${path}: ${msg}`)).toEqual(faults);
	});
});

describe("the place of an address", () => {
	const office = (poName: string, district = "Shimla") => ({
		pincode: "171001",
		poName,
		cityBlock: "Shimla Urban",
		district,
		stateName: "Himachal Pradesh",
		city: "Shimla",
	});
	const offices = [office("Shimla G.P.O."), office("Busstand"), office("Anji", "Solan")] as const;

	test.each([["Anji"], [" anji "]])("is decided by the office called %j", (typed) => {
		expect(placeOfAddress(typed, [...offices])).toEqual(offices[2]);
	});

	test("keeps the name of a village without an office and takes the rest from the main office", () => {
		expect(placeOfAddress("Upper Anji", [...offices])).toEqual({
			...offices[0],
			poName: "Upper Anji",
			cityBlock: "",
		});
	});
});
