import { expect, test } from "vitest";
import { checkEducation, checkExperience } from "./check-entry.ts";

const today = "2026-11-20";
const period = { from: "2020-02-29", to: "", current: true, description: "Wires" };
const experience = { title: "Electrician", company: "Asha & Sons", location: "Shimla", ...period };
const education = { school: "ITI Shimla", degree: "Certificate", fieldofstudy: "Electrician", ...period };
const faultsOf = (checked: object) =>
	"faults" in checked
		? (checked.faults as { path?: string; msg: string }[]).map(({ path, msg }) => `${path}: ${msg}`)
		: [];

test("keeps experience as entered", () => {
	expect(checkExperience(experience, today)).toEqual({ entry: { ...experience, to: null } });
});

test("keeps education as entered, under our field names", () => {
	const { fieldofstudy: fieldOfStudy, ...others } = education;
	expect(checkEducation(education, today)).toEqual({ entry: { ...others, fieldOfStudy, to: null } });
});

test("reports everything missing at once", () => {
	expect(faultsOf(checkExperience({ ...experience, title: "", company: "", from: "" }, today))).toEqual([
		"title: Title is required",
		"company: Company is required",
		"from: From date is required",
	]);
	expect(faultsOf(checkEducation({ ...education, school: "", degree: "", from: "" }, today))).toEqual([
		"school: School is required",
		"degree: Degree is required",
		"from: From date is required",
	]);
});

test("makes location, field of study and description optional", () => {
	expect(faultsOf(checkExperience({ ...experience, location: "", description: "" }, today))).toEqual([]);
	expect(faultsOf(checkEducation({ ...education, fieldofstudy: "", description: "" }, today))).toEqual([]);
});
