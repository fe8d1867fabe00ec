import { describe, expect, test } from "vitest";
import { answerInSheet, mobileInSheet } from "./sheet-values.ts";

describe("a mobile in a spreadsheet", () => {
	test.each([
		"9812345678",
		"+91 98123 45678",
		"098123-45678",
		"98123–45678",
		"'9812345678",
		"9812345678.0",
		"00919812345678",
		"\u200e98123\u00a045678",
		"९८१२३४५६७८",
		"９８１２３４５６７８",
	])("is read from %j", (cell) => {
		expect(mobileInSheet(cell)).toEqual({ mobile: "+919812345678" });
	});

	test.each(["9.81234E+09", "9.812345678E+09", "9,81E+9", "1e10"])(
		"is refused if it was rounded: %j",
		(cell) => {
			expect(mobileInSheet(cell)).toEqual({ fault: expect.stringContaining("has rounded this number") });
		},
	);

	test.each(["", "981234567", "5812345678", "9812345678 / 9812345679", "+1 981 234 5678", "98123x5678"])(
		"is refused: %j",
		(cell) => {
			expect(mobileInSheet(cell)).toHaveProperty("fault");
		},
	);
});

describe("an answer in a spreadsheet", () => {
	test.each([
		[{ type: "Date" as const }, "5/2/2027", "2027-02-05"],
		[{ type: "Date" as const }, "2027-02-05", "2027-02-05"],
		[{ type: "Boolean" as const }, "Yes", "true"],
		[{ type: "Boolean" as const }, "नहीं", "false"],
		[{ type: "Boolean" as const }, "perhaps", "perhaps"],
		[{ type: "Number" as const }, "१२", "12"],
		[{ type: "String" as const }, " yes ", "yes"],
		[{ type: "String" as const, multiple: true }, "Fans, lights; Earthing |", ["Fans, lights", "Earthing"]],
	])("%j: %j", (entry, cell, answer) => {
		expect(answerInSheet({ name: "Question", ...entry }, cell)).toEqual(answer);
	});
});
