import type { ErrorItem } from "../platform/app-error.ts";
import { m } from "../paraglide/messages.js";
import { checkPeriod, type Period } from "./check-period.ts";
import type { EducationInput, ExperienceInput } from "./profiles.contract.ts";

/** Experience that passed the check. */
export type CheckedExperience = Period &
	Pick<ExperienceInput, "title" | "company" | "location" | "description">;
/** Education that passed the check. */
export type CheckedEducation = Period & {
	school: string;
	degree: string;
	fieldOfStudy: string;
	description: string;
};

type Checked<Entry> = { entry: Entry } | { faults: [ErrorItem, ...ErrorItem[]] };

const missing = (value: string, path: string, words: () => string): ErrorItem[] =>
	value === "" ? [{ msg: words(), path }] : [];

function unlessWrong<Entry>(entry: Entry, [first, ...others]: ErrorItem[]): Checked<Entry> {
	return first === undefined ? { entry } : { faults: [first, ...others] };
}

/** Checks experience as sent, on this Indian day. Returns the entry to store, or all faults at once. */
export function checkExperience(input: ExperienceInput, today: string): Checked<CheckedExperience> {
	const { title, company, location, description } = input;
	const { period, faults } = checkPeriod(input, today);
	return unlessWrong({ ...period, title, company, location, description }, [
		...missing(title, "title", m["profiles.check.title_missing"]),
		...missing(company, "company", m["profiles.check.company_missing"]),
		...faults,
	]);
}

/** Checks education in the same way. */
export function checkEducation(input: EducationInput, today: string): Checked<CheckedEducation> {
	const { school, degree, fieldofstudy: fieldOfStudy, description } = input;
	const { period, faults } = checkPeriod(input, today);
	return unlessWrong({ ...period, school, degree, fieldOfStudy, description }, [
		...missing(school, "school", m["profiles.check.school_missing"]),
		...missing(degree, "degree", m["profiles.check.degree_missing"]),
		...faults,
	]);
}
