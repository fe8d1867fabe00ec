import { expect, test } from "vitest";
import {
	backInWords,
	daysOffInWords,
	hoursInWords,
	statesAhead,
	stateInWords,
	timeInWords,
	weekInWords,
} from "./hours-words.ts";
import { inLanguage } from "../platform/server/language.ts";
import { momentOf, workState } from "./work-state.ts";

test("writes times as people say them", () => {
	expect([0, 5, 540, 570, 720, 1140, 1439, 1440].map(timeInWords)).toEqual([
		"12 am",
		"12:05 am",
		"9 am",
		"9:30 am",
		"12 pm",
		"7 pm",
		"11:59 pm",
		"midnight",
	]);
});

test("writes hours, days off and the day of return", () => {
	expect(hoursInWords({ opens: 540, closes: 1140 })).toBe("9 am – 7 pm");
	expect(hoursInWords({ opens: 0, closes: 1440 })).toBe("Open all day");
	expect(hoursInWords(null)).toBe("Closed");
	expect(backInWords("2026-11-30", "2026-11-27")).toBe("Back on Monday");
	expect(backInWords("2026-12-04", "2026-11-27")).toBe("Back on 4 Dec");
	expect(
		daysOffInWords([
			{ from: "2026-12-24", to: "2026-12-24" },
			{ from: "2027-01-10", to: "2027-01-12" },
		]),
	).toBe("24 Dec, 10 Jan – 12 Jan");
});

test("writes times, weekdays and days off in Hindi", () => {
	inLanguage("hi", () => {
		expect([0, 360, 570, 720, 960, 1140, 1200, 1440].map(timeInWords)).toEqual([
			"रात 12 बजे",
			"सुबह 6 बजे",
			"सुबह 9:30 बजे",
			"दोपहर 12 बजे",
			"शाम 4 बजे",
			"शाम 7 बजे",
			"रात 8 बजे",
			"रात 12 बजे",
		]);
		expect(backInWords("2026-11-30", "2026-11-27")).toBe("सोमवार को वापस");
		expect(daysOffInWords([{ from: "2026-12-24", to: "2026-12-26" }])).toBe("24 दिसंबर – 26 दिसंबर");
	});
});

const hours = { friday: { opens: 540, closes: 1140 }, monday: { opens: 540, closes: 1140 } };
test.each([
	["2026-11-27T08:00", hours, "Opens today at 9 am"],
	["2026-11-27T10:00", hours, "Open now until 7 pm"],
	["2026-11-27T20:00", hours, "Closed now. Opens Monday at 9 am"],
	["2026-11-29T10:00", hours, "Closed today. Opens Monday at 9 am"],
	["2026-12-05T10:00", hours, "Back on 14 Dec"],
	["2026-11-27T10:00", { friday: { opens: 0, closes: 1440 } }, "Open all day today"],
])("says at %s, with %j, %s", (clock, week, words) => {
	const moment = momentOf(new Date(`${clock}:00+05:30`));
	const state = workState({ hours: week, daysOff: [{ from: "2026-12-05", to: "2026-12-11" }] }, moment);
	expect(state && stateInWords(state, moment.day)).toBe(words);
});

test("says what is true now and after each change of the next two days", () => {
	const at = (clock: string) => new Date(`${clock}:00+05:30`);
	const schedule = { hours, daysOff: [{ from: "2026-11-29", to: "2026-11-29" }] };
	const states = statesAhead(schedule, at("2026-11-27T10:00"));
	expect(states).toEqual([
		{ until: at("2026-11-27T19:00").getTime(), words: "Open now until 7 pm" },
		{ until: at("2026-11-28T00:00").getTime(), words: "Closed now. Opens Monday at 9 am" },
		{ until: at("2026-11-29T00:00").getTime(), words: "Closed today. Opens Monday at 9 am" },
	]);
	expect(statesAhead({ hours: null, daysOff: [] }, at("2026-11-27T10:00")).map(({ words }) => words)).toEqual(
		[null, null],
	);
});

test("joins weekdays with the same hours", () => {
	const nineToSeven = { opens: 540, closes: 1140 };
	expect(
		weekInWords({ monday: nineToSeven, tuesday: nineToSeven, wednesday: { opens: 540, closes: 780 } }),
	).toEqual([
		{ key: "Monday – Tuesday", value: "9 am – 7 pm" },
		{ key: "Wednesday", value: "9 am – 1 pm" },
		{ key: "Thursday – Sunday", value: "Closed" },
	]);
});
