import { expect, test } from "vitest";
import { jobFaults } from "./check-job.ts";

const whole = {
	jobCategoryId: "category",
	firmName: "Verma Steel Works",
	reachablePersonName: "Asha Verma",
	description: "A welder for gates.",
	pincodeData: { pincode: "175001", poName: "Mandi" },
};
const pathsOf = (change: Partial<typeof whole>) => jobFaults({ ...whole, ...change }).map(({ path }) => path);

test("accepts a complete job", () => {
	expect(jobFaults(whole)).toEqual([]);
});

test.each([
	["jobCategoryId", { jobCategoryId: "" }],
	["firmName", { firmName: "" }],
	["reachablePersonName", { reachablePersonName: " " }],
	["description", { description: "" }],
	["pincodeData.pincode", { pincodeData: { pincode: "", poName: "Mandi" } }],
	["pincodeData.pincode", { pincodeData: { pincode: "075001", poName: "Mandi" } }],
	["pincodeData.pincode", { pincodeData: { pincode: "17500१", poName: "Mandi" } }],
	["pincodeData.poName", { pincodeData: { pincode: "175001", poName: "" } }],
])("reports only %s if only it is wrong", (path, change) => {
	expect(pathsOf(change)).toEqual([path]);
});
