import { expect, test } from "vitest";
import { readWishes } from "../../src/job-board/check-wishes.ts";
import { starterStates } from "../../src/places/starter/states.ts";
import { indianDay } from "../../src/platform/dates.ts";
import { checkEducation, checkExperience } from "../../src/profiles/check-entry.ts";
import { checkProfile } from "../../src/profiles/check-profile.ts";
import { demoProfessionals } from "../professionals/professionals.ts";
import { profileRows } from "./profile-rows.ts";
import { demoProfiles } from "./profiles.ts";
import { wishesOf } from "../jobs/seeker-rows.ts";
import { demoSeekers } from "../jobs/seekers.ts";

const now = new Date("2026-02-10T06:30:00Z");
const today = indianDay(now);
const professionals = demoProfessionals();
const seekers = demoSeekers();
const people = new Map([...professionals, ...seekers].map(({ mobile }) => [mobile, { id: mobile }]));
const said = demoProfiles(professionals, seekers);
const rows = profileRows(said, { people, photos: new Map() }, now);

test("every profile of the demo is one that the product accepts", () => {
	for (const { skills, githubUsername, social, ...profile } of said) {
		const links = { twitter: "", facebook: "", linkedin: "", youtube: "", instagram: "", ...social };
		const sent = { ...profile, ...links, skills: skills.join(", "), githubusername: githubUsername };
		expect(checkProfile(sent)).toMatchObject({ profile: { skills, social, githubUsername } });
	}
	for (const { id: _, userId, ...entry } of rows.experience) {
		const { location = "", description = "", to = null } = entry;
		expect(checkExperience({ ...entry, location, description, to }, today), userId).toHaveProperty("entry");
	}
	for (const { id: _, userId, fieldOfStudy = "", ...entry } of rows.education) {
		const { description = "", to = null } = entry;
		const sent = { ...entry, fieldofstudy: fieldOfStudy, description, to };
		expect(checkEducation(sent, today), userId).toHaveProperty("entry");
	}
});

test("twenty professionals, some of them firms, and all job seekers have a profile", () => {
	const count = (status: string) => rows.profiles.filter((one) => one.status === status).length;
	expect(count("Professional") + count("Company")).toBe(20);
	expect(count("Company")).toBeGreaterThan(2);
	expect(count("LookingForJobs")).toBe(seekers.length);
	expect(said.map(({ mobile }) => mobile)).toEqual(
		expect.arrayContaining(seekers.map(({ mobile }) => mobile)),
	);
	const account = rows.profiles.find(({ userId }) => userId === "+919000000030");
	expect(account?.status).toBe("LookingForJobs");
	expect(rows.experience.filter(({ userId }) => userId === "+919000000030")).toHaveLength(1);
	expect(rows.education.filter(({ userId }) => userId === "+919000000030")).toHaveLength(1);
});

test("most seekers have worked before, for different numbers of years, and some are new", () => {
	const worked = rows.experience.filter(({ userId }) => seekers.some(({ mobile }) => mobile === userId));
	const years = worked.map(({ from, to }) => Date.parse(to ?? today) - Date.parse(from));
	expect(worked.length).toBeGreaterThan(seekers.length / 2);
	expect(worked.length).toBeLessThan(seekers.length);
	expect(new Set(years).size).toBeGreaterThan(3);
});

test("every seeker's job alerts are ones that the product accepts, and most show the number", () => {
	const services = new Set(seekers.flatMap((one) => one.services));
	const known = {
		hasService: (id: string) => services.has(id),
		districts: new Map(starterStates.map(({ stateName, districts }) => [stateName, districts])),
	};
	const wishes = [...wishesOf(seekers, people, { service: (slug) => slug }, now).values()];
	expect(wishes).toHaveLength(31);
	for (const { updatedAt, ...one } of wishes) {
		expect(readWishes(one, known)).toEqual({ wishes: one });
		expect(updatedAt < now).toBe(true);
	}
	expect(wishes.filter(({ isShown }) => isShown).length).toBe(28);
});
