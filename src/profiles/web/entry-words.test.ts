import { expect, test } from "vitest";
import { periodInWords, shownEducation, shownExperience } from "./entry-words.ts";

const period = { from: "2024-02-29", to: null, current: false, description: "" };
const _id = "01900000-0000-7000-8000-000000000001";

test.each([
	[{ current: true }, "Since 29 Feb 2024"],
	[{ to: "2026-01-01" }, "29 Feb 2024 to 1 Jan 2026"],
	[{}, "From 29 Feb 2024"],
])("shows a period with %j as %s", (more, words) => {
	expect(periodInWords({ ...period, ...more })).toBe(words);
});

test("shows only the firm without a location", () => {
	const work = { _id, title: "Electrician", company: "Thakur Electricals", location: "", ...period };
	expect(shownExperience(work).place).toBe("Thakur Electricals");
	expect(shownExperience({ ...work, location: "Shimla" }).place).toBe("Thakur Electricals, Shimla");
});

test("shows the degree as title and the school as place", () => {
	const study = { _id, school: "ITI Mandi", degree: "Diploma", fieldofstudy: "Wiring", ...period };
	expect(shownEducation(study)).toMatchObject({ title: "Diploma, Wiring", place: "ITI Mandi" });
	expect(shownEducation({ ...study, fieldofstudy: "" }).title).toBe("Diploma");
});
