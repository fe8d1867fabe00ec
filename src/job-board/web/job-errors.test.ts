import { expect, test } from "vitest";
import { errorsByField, withoutField } from "./job-errors.ts";

const faults = [
	{ msg: "first", path: "pincodeData.pincode" },
	{ msg: "second", path: "pincodeData.pincode" },
	{ msg: "firm", path: "firmName" },
	{ msg: "as many as there can be" },
];

test("each fault stands at its field, the first where there are two", () => {
	expect(errorsByField(faults)).toEqual({ pincode: "first", firmName: "firm" });
});

test("what is typed anew is no longer what was refused", () => {
	expect(errorsByField(withoutField(faults, ["pincode"]))).toEqual({ firmName: "firm" });
	expect(withoutField(faults, [])).toEqual(faults);
});
