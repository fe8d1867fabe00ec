import { describe, expect, test } from "vitest";
import { checkProfile } from "./check-profile.ts";

const least = {
	status: "Professional",
	skills: "wiring, repairs",
	company: "",
	website: "",
	location: "",
	githubusername: "",
	bio: "",
	twitter: "",
	facebook: "",
	linkedin: "",
	youtube: "",
	instagram: "",
};
const faultsOf = (given: Partial<typeof least>) => {
	const checked = checkProfile({ ...least, ...given });
	return "faults" in checked ? checked.faults.map(({ path, msg }) => `${path}: ${msg}`) : [];
};
const skills = (count: number, letters: number) =>
	Array.from({ length: count }, (_, number) => String(number).padStart(letters, "s")).join(",");

test("requires only a status and skills", () => {
	expect(checkProfile(least)).toEqual({
		profile: {
			status: "Professional",
			skills: ["wiring", "repairs"],
			company: "",
			website: "",
			location: "",
			githubUsername: "",
			bio: "",
			social: {},
		},
	});
});

test("normalises links and names, and keeps only the given networks", () => {
	const typed = { website: "asha.example", githubusername: "@Asha", facebook: "facebook.com/asha" };
	expect(checkProfile({ ...least, ...typed })).toMatchObject({
		profile: {
			website: "https://asha.example/",
			githubUsername: "Asha",
			social: { facebook: "https://facebook.com/asha" },
		},
	});
});

test.each(["Company", "Professional", "LookingForJobs", "Other"])("accepts the status %s", (status) => {
	expect(faultsOf({ status })).toEqual([]);
});

describe("refuses", () => {
	test.each([
		["no status", { status: "" }, ["status: Status is required"]],
		["another status", { status: "Looking for Jobs" }, ["status: Please choose one of the given values."]],
		["no skills", { skills: " , " }, ["skills: Skills is required"]],
		["51 skills", { skills: skills(51, 60) }, ["skills: Please add at most 50 skills."]],
		[
			"a skill of 61 letters",
			{ skills: skills(50, 61) },
			["skills: A skill can have at most 60 characters. Please put commas between your skills."],
		],
		[
			"a website that is no link",
			{ website: "javascript:alert(1)" },
			["website: Please enter a link to a web page, like https://example.com."],
		],
		[
			"a link to another site",
			{ linkedin: "evil.example" },
			["linkedin: Please enter a link to a page of LinkedIn."],
		],
		[
			"a link that is too long when encoded",
			{ youtube: `youtube.com/${"अ".repeat(60)}` },
			["youtube: A link can have at most 500 characters."],
		],
		[
			"an invalid GitHub name",
			{ githubusername: "a b" },
			["githubusername: This is not a valid GitHub user name."],
		],
	])("%s", (_, given, faults) => {
		expect(faultsOf(given)).toEqual(faults);
	});

	test("reports everything at once", () => {
		const given = {
			status: "",
			skills: "",
			website: "x",
			githubusername: "?",
			twitter: "x",
			instagram: "y.example",
		};
		expect(faultsOf(given).map((fault) => fault.split(":")[0])).toEqual([
			"status",
			"skills",
			"website",
			"githubusername",
			"twitter",
			"instagram",
		]);
	});
});

test("accepts 50 skills of 60 characters", () => {
	expect(faultsOf({ skills: skills(50, 60) })).toEqual([]);
});
