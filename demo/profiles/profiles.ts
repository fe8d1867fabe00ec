import type { ProfileStatus, SocialNetwork } from "../../src/profiles/profile.ts";
import { profilePhrases, seekerEmployers, seekerSkills } from "../words/profile-phrases.ts";
import type { DemoProfessional } from "../professionals/professionals.ts";
import type { DemoSeeker } from "../jobs/seekers.ts";
import { type Choice, choiceOf } from "../seeded-choice.ts";

/** Years ago; null for a current entry. */
type DemoPeriod = { from: number; to: number | null; description: string };

/** A profile of the demo; the rows are made from it. */
export type DemoProfile = {
	mobile: string;
	status: ProfileStatus;
	skills: string[];
	company: string;
	website: string;
	location: string;
	githubUsername: string;
	bio: string;
	social: Partial<Record<SocialNetwork, string>>;
	experience: (DemoPeriod & { title: string; company: string; location: string })[];
	education: (DemoPeriod & { school: string; degree: string; fieldOfStudy: string })[];
	visits: number;
	daysAgo: number;
};

/** People who also write programs; GitHub's own example accounts, so that no real person is shown. */
const onGithub: Record<string, string> = { architects: "octocat", "coworking-space": "github" };
const companies = new Set(["hotels", "coworking-space", "catering", "modular-kitchen", "gyms"]);

/** A unique name for links to other sites. */
const handleOf = (slug: string) => `nukkad-demo-${slug}`;

function socialOf(choice: Choice, slug: string): DemoProfile["social"] {
	const handle = handleOf(slug);
	const links = [
		["facebook", `https://www.facebook.com/${handle}`],
		["instagram", `https://www.instagram.com/${handle}`],
		["youtube", `https://www.youtube.com/@${handle}`],
		["linkedin", `https://www.linkedin.com/company/${handle}`],
		["twitter", `https://x.com/${handle}`],
	] as const;
	return Object.fromEntries(choice.several(links, choice.between(1, 5)));
}

function professionalsProfile(
	slug: string,
	{ mobile, name, firmName, address, years }: DemoProfessional,
): DemoProfile {
	const phrases = profilePhrases[slug];
	if (phrases === undefined) throw new Error(`no words for a profile of ${slug}`);
	const choice = choiceOf(`profile-${slug}`);
	const { skills, bio, worked, learned } = phrases;
	// Some were employed in the trade first; all of it counts as experience.
	const began = Math.max(1, Math.round(years * 0.6));
	const location = `${address.city}, ${address.stateName}`;
	return {
		mobile,
		status: companies.has(slug) ? "Company" : "Professional",
		skills,
		company: firmName ?? "",
		website: firmName === null ? "" : `https://${handleOf(slug)}.example/`,
		location,
		githubUsername: onGithub[slug] ?? "",
		bio: bio.replace("{years}", String(years)),
		social: socialOf(choice, slug),
		experience: [
			{ title: "Owner", company: firmName ?? name, location, from: began, to: null, description: "" },
			{
				title: worked[0],
				company: worked[1],
				location: address.stateName,
				from: years,
				to: began,
				description: choice.chance(0.5) ? "Where I learned the trade." : "",
			},
		],
		education: [
			{
				school: learned[0],
				degree: learned[1],
				fieldOfStudy: learned[2],
				from: years + 3,
				to: years + 1,
				description: "",
			},
		],
		visits: choice.between(3, 60),
		daysAgo: choice.between(2, 300),
	};
}

/** Most have worked before, for some years and until last year; the others are new. */
function helpedOut(choice: Choice, location: string): DemoProfile["experience"] {
	if (!choice.chance(0.7)) return [];
	const company = choice.pick(seekerEmployers);
	return [{ title: "Helper", company, location, from: choice.between(2, 8), to: 1, description: "" }];
}

/** What all seekers have: that they look for a job, and their skills. */
function seekersProfile({ key, mobile, services, areas }: DemoSeeker): DemoProfile {
	const choice = choiceOf(`profile-${key}`);
	const [first] = areas;
	return {
		mobile,
		status: "LookingForJobs",
		skills: [...new Set(services.flatMap((slug) => seekerSkills[slug] ?? []))],
		company: "",
		website: "",
		location: [first?.district, first?.stateName].filter(Boolean).join(", "),
		githubUsername: "",
		bio: choice.chance(0.3) ? "Ready to start at once." : "",
		social: {},
		experience: helpedOut(choiceOf(`work-${key}`), first?.stateName ?? ""),
		education: [],
		visits: choice.between(0, 20),
		daysAgo: choice.between(41, 90),
	};
}

/** The job seeker of the demo accounts has more. */
function accountsProfile(seeker: DemoSeeker): DemoProfile {
	return {
		...seekersProfile(seeker),
		location: "Shimla, Himachal Pradesh",
		bio: "I kept the rooms of a guest house for five years. Now I look for work in Shimla or Solan, days or mornings.",
		experience: [
			{
				title: "Housekeeper",
				company: "Deodar Guest House",
				location: "Mashobra",
				from: 6,
				to: 1,
				description: "Twelve rooms, linen and the breakfast table; two people worked with me.",
			},
		],
		education: [
			{
				school: "Government Senior Secondary School, Lakkar Bazar",
				degree: "Class 12",
				fieldOfStudy: "Commerce",
				from: 9,
				to: 7,
				description: "",
			},
		],
	};
}

/** A professional of each trade with phrases for it, and all seekers, the demo's account first. */
export function demoProfiles(
	professionals: readonly DemoProfessional[],
	[account, ...seekers]: readonly DemoSeeker[],
): DemoProfile[] {
	const first = new Map<string, DemoProfessional>();
	for (const one of professionals) {
		const { slug } = one.service;
		if (slug in profilePhrases && !first.has(slug)) first.set(slug, one);
	}
	return [
		...[...first].map(([slug, professional]) => professionalsProfile(slug, professional)),
		...(account === undefined ? [] : [accountsProfile(account)]),
		...seekers.map(seekersProfile),
	];
}
