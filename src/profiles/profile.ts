import { isUnseen } from "../platform/unseen-signs.ts";

/** What a person is. The values are stored and sent as they are. */
export const profileStatuses = ["Company", "Professional", "LookingForJobs", "Other"] as const;
export type ProfileStatus = (typeof profileStatuses)[number];

/** The networks that a profile can link to. */
export const socialNetworks = ["twitter", "facebook", "linkedin", "youtube", "instagram"] as const;
export type SocialNetwork = (typeof socialNetworks)[number];

/** The most skills of a profile, and the most letters of a skill. */
export const skillsAtMost = 50;
export const skillLettersAtMost = 60;
/** How many skills a summary of a profile contains; it takes the first ones. */
export const summarySkills = 8;
/** The most entries of experience in a profile, and the most of education. */
export const entriesAtMost = 50;
/** How many repositories are requested from GitHub. */
export const repositoriesShown = 5;

/**
 * Splits typed skills at commas: trimmed, without duplicates (ignoring case), in the order typed. The caller checks how
 * many there are.
 */
export function skillsOf(typed: string): string[] {
	const skills = new Map<string, string>();
	for (const part of typed.split(",")) {
		const skill = part.trim().replaceAll(/\s+/g, " ");
		const key = skill.toLowerCase();
		if (!isUnseen(skill) && !skills.has(key)) skills.set(key, skill);
	}
	return [...skills.values()];
}
