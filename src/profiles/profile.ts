import { isUnseen } from "../platform/unseen-signs.ts";

/** What a person says of themselves. The words are stored and travel as they stand here. */
export const profileStatuses = ["Company", "Professional", "LookingForJobs", "Other"] as const;
export type ProfileStatus = (typeof profileStatuses)[number];

/** Where a person is found elsewhere. */
export const socialNetworks = ["twitter", "facebook", "linkedin", "youtube", "instagram"] as const;
export type SocialNetwork = (typeof socialNetworks)[number];

/** Skills of one profile, and letters of one skill, at most. */
export const skillsAtMost = 50;
export const skillLettersAtMost = 60;
/** Skills that a summary of a profile names, the first ones. */
export const summarySkills = 8;
/** Entries of experience, and as many of education, of one profile at most. */
export const entriesAtMost = 50;
/** Repositories that GitHub is asked for. */
export const repositoriesShown = 5;

/**
 * The skills of a line that was typed with commas: trimmed, each once whatever its letters' size, in the order typed.
 * Nothing is cut off: how many there may be is the caller's to check.
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
