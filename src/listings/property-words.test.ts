import { describe, expect, test } from "vitest";
import type { PropertyEntry } from "../catalogue/property-field.ts";
import { answerInWords } from "./property-words.ts";

const entry = (wishes: Partial<PropertyEntry>): PropertyEntry => ({
	name: "Question",
	type: "String",
	...wishes,
});

describe("an answer as text", () => {
	test.each<[string, Partial<PropertyEntry>, unknown, string | null]>([
		["text", {}, "  Wood and marble ", "Wood and marble"],
		["HTML stays text", {}, "<b>bold</b>", "<b>bold</b>"],
		["nothing typed", {}, "   ", null],
		["not answered", {}, undefined, null],
		["several", { multiple: true }, ["Fans", "Geysers"], "Fans, Geysers"],
		["none of several", { multiple: true }, [], null],
		["an invalid one among several", { multiple: true }, ["Fans", 7], "Fans"],
		["yes", { type: "Boolean" }, true, "Yes"],
		["no", { type: "Boolean" }, false, "No"],
		["yes as a form sends it", { type: "Boolean" }, "true", "Yes"],
		["neither yes nor no", { type: "Boolean" }, "perhaps", null],
		["a number", { type: "Number" }, 1234567.5, "12,34,567.5"],
		["a number as a form sends it", { type: "Number", unit: "km" }, "12", "12 km"],
		["a text instead of a number", { type: "Number" }, "many", null],
		["an empty text instead of a number", { type: "Number" }, "", null],
		["endless", { type: "Number" }, Number.POSITIVE_INFINITY, null],
		["with a unit", { type: "Number", unit: "years of experience" }, 12, "12 years of experience"],
		["one of a unit", { type: "Number", unit: "years of experience" }, 1, "1 year of experience"],
		["an irregular plural", { type: "Number", unit: "people in a batch" }, 1, "1 person in a batch"],
		["one with an apostrophe", { type: "Number", unit: "years' warranty" }, 1, "1 year's warranty"],
		["one of an abbreviation", { type: "Number", unit: "Mbps" }, 1, "1 Mbps"],
		["nought", { type: "Number", unit: "days" }, 0, "0 days"],
		["a price", { type: "Number", card: "price", unit: "for 4 cameras" }, 12500, "₹12,500 for 4 cameras"],
		["rupees per unit", { type: "Number", unit: "per visit" }, 1, "₹1 per visit"],
		["a unit that starts with rupees", { type: "Number", unit: "rupees per km" }, 22.5, "₹22.50 per km"],
		["a unit in another language", { type: "Number", unit: "days", unitLabel: "दिन" }, 1, "1 दिन"],
		[
			"rupees in another language",
			{ type: "Number", unit: "rupees per km", unitLabel: "प्रति किमी" },
			22.5,
			"₹22.50 प्रति किमी",
		],
		["an option in another language", { enum: ["AC", "Fan"], optionLabels: ["AC", "पंखा"] }, "Fan", "पंखा"],
		["an option that was removed", { enum: ["AC"], optionLabels: ["एसी"] }, "Fan", "Fan"],
		["only rupees", { type: "Number", unit: "rupees" }, 500, "₹500"],
		["no rupees", { type: "Number", unit: "percent" }, 50, "50 percent"],
		["a day", { type: "Date" }, "2026-11-20", "20 Nov 2026"],
		["an instant, in India", { type: "Date" }, "2026-11-19T20:00:00.000Z", "20 Nov 2026"],
		["a text instead of a day", { type: "Date" }, "someday", null],
		["a file", { type: "File" }, { key: "service-professionals/ab.pdf", name: "Rates.pdf" }, "Rates.pdf"],
		["a text instead of a file", { type: "File" }, "Rates.pdf", null],
	])("%s", (_, wishes, value, words) => {
		expect(answerInWords(entry(wishes), value)).toBe(words);
	});
});
