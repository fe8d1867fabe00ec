import { expect, test } from "vitest";
import { readGstin } from "../platform/gstin.ts";
import { gstState, gstStateByName } from "./gst-states.ts";

const twoDigits = Array.from({ length: 100 }, (_, code) => String(code).padStart(2, "0"));

/** A valid GSTIN with this code; undefined if no GSTIN begins with it. */
const gstinOf = (code: string) =>
	Array.from("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ")
		.map((sign) => readGstin(`${code}AAPFU0939F1Z${sign}`))
		.find((read) => !("fault" in read));

test("every code of a GSTIN has a state that an invoice can name, and every state has one", () => {
	const begins = twoDigits.filter((code) => gstinOf(code) !== undefined);
	expect(begins.filter((code) => gstState(code).code !== code)).toEqual([]);
	expect(begins).toHaveLength(37);
	expect(() => gstState("25")).toThrow(RangeError);
});

test("finds a state by its name in any case", () => {
	expect(gstStateByName(" himachal PRADESH ")?.code).toBe("02");
	expect(gstStateByName("Other Territory")?.code).toBe("97");
	expect(gstStateByName("Atlantis")).toBeUndefined();
});
