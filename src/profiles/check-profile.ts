import type { ErrorItem } from "../platform/app-error.ts";
import { m } from "../paraglide/messages.js";
import { readGithubName } from "./github-name.ts";
import {
	type ProfileStatus,
	profileStatuses,
	skillLettersAtMost,
	skillsAtMost,
	skillsOf,
	type SocialNetwork,
	socialNetworks,
} from "./profile.ts";
import { type LinkFault, linkLettersAtMost, readLink } from "./profile-link.ts";
import type { ProfileInput } from "./profiles.contract.ts";

/** A profile that passed the check. Missing fields are empty, and networks without a link are left out. */
export type CheckedProfile = {
	status: ProfileStatus;
	skills: string[];
	company: string;
	website: string;
	location: string;
	githubUsername: string;
	bio: string;
	social: Partial<Record<SocialNetwork, string>>;
};

type Checked<Value> = { value: Value; faults: ErrorItem[] };

const isStatus = (text: string): text is ProfileStatus => profileStatuses.some((status) => status === text);

function checkStatus(status: string): ErrorItem[] {
	if (isStatus(status)) return [];
	const msg = status === "" ? m["profiles.check.status_missing"]() : m["platform.field.unknown_value"]();
	return [{ msg, path: "status" }];
}

function checkSkills(typed: string): Checked<string[]> {
	const skills = skillsOf(typed);
	const isTooLong = skills.some((skill) => skill.length > skillLettersAtMost);
	const words = [
		...(skills.length === 0 ? [m["profiles.check.skills_missing"]()] : []),
		...(skills.length > skillsAtMost ? [m["profiles.check.skills_too_many"]({ count: skillsAtMost })] : []),
		...(isTooLong ? [m["profiles.check.skill_too_long"]({ count: skillLettersAtMost })] : []),
	];
	return { value: skills, faults: words.map((msg) => ({ msg, path: "skills" })) };
}

/** The networks' own names, which are the same in every language. */
const networkNames: Record<SocialNetwork, () => string> = {
	twitter: m["profiles.check.twitter"],
	facebook: m["profiles.check.facebook"],
	linkedin: m["profiles.check.linkedin"],
	youtube: m["profiles.check.youtube"],
	instagram: m["profiles.check.instagram"],
};

function linkWords(fault: LinkFault, network: SocialNetwork | null): string {
	if (fault === "too_long") return m["profiles.check.link_too_long"]({ count: linkLettersAtMost });
	if (fault === "other_network" && network !== null)
		return m["profiles.check.link_other_network"]({ network: networkNames[network]() });
	return m["profiles.check.link"]();
}

function checkLink(typed: string, network: SocialNetwork | null): Checked<string> {
	if (typed === "") return { value: "", faults: [] };
	const read = readLink(typed, network);
	if ("link" in read) return { value: read.link, faults: [] };
	return { value: "", faults: [{ msg: linkWords(read.fault, network), path: network ?? "website" }] };
}

function checkGithubName(typed: string): Checked<string> {
	const name = typed === "" ? "" : readGithubName(typed);
	if (name !== null) return { value: name, faults: [] };
	return { value: "", faults: [{ msg: m["profiles.check.github_name"](), path: "githubusername" }] };
}

/**
 * Checks a profile as sent. Returns the profile to store, or all faults at once, each under its path in the request.
 */
export function checkProfile(
	input: Omit<ProfileInput, "removeProfileImage">,
): { profile: CheckedProfile } | { faults: [ErrorItem, ...ErrorItem[]] } {
	const { status, company, location, bio } = input;
	const skills = checkSkills(input.skills);
	const website = checkLink(input.website, null);
	const github = checkGithubName(input.githubusername);
	const links = socialNetworks.map((network) => ({ network, ...checkLink(input[network], network) }));
	const [first, ...others] = [
		...checkStatus(status),
		...[skills, website, github, ...links].flatMap(({ faults }) => faults),
	];
	if (first !== undefined) return { faults: [first, ...others] };
	if (!isStatus(status)) throw new Error("a status without a fault is one of ours");
	const given = links.filter(({ value }) => value !== "");
	return {
		profile: {
			status,
			skills: skills.value,
			company,
			website: website.value,
			location,
			githubUsername: github.value,
			bio,
			social: Object.fromEntries(given.map(({ network, value }) => [network, value])),
		},
	};
}
