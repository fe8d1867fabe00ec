import { profilePhotoPath } from "../../media/picture.ts";
import type { Db } from "../../platform/server/database/database.ts";
import { yearsOfExperience } from "../experience-years.ts";
import { summarySkills } from "../profile.ts";
import { findFacts, readSummaries } from "./profiles.repository.ts";

/** The summary of a profile. Public, as the whole profile is. */
export type ProfileSummary = {
	/** The photo's path; null if there is none. */
	photo: string | null;
	/** The first `summarySkills`. */
	skills: string[];
	/** Whole years; null if the profile has no experience. */
	yearsOfExperience: number | null;
};

/** The path of the photo in this person's profile; null without one. */
export async function readProfilePhoto(
	db: Db,
	userId: string,
	{ cdnBase }: { cdnBase: string },
): Promise<string | null> {
	const picture = (await findFacts(db, userId))?.picture ?? null;
	return picture === null ? null : profilePhotoPath(cdnBase, picture);
}

/**
 * The summaries of many people's profiles by user id, in one query. People without a profile are missing. `today` is the
 * Indian day, `cdnBase` the prefix of photo paths.
 */
export async function readProfileSummaries(
	db: Db,
	userIds: readonly string[],
	{ cdnBase, today }: { cdnBase: string; today: string },
): Promise<Map<string, ProfileSummary>> {
	if (userIds.length === 0) return new Map();
	const rows = await readSummaries(db, userIds);
	return new Map(
		rows.map(({ userId, picture, skills, experience }) => [
			userId,
			{
				photo: picture === null ? null : profilePhotoPath(cdnBase, picture),
				skills: skills.slice(0, summarySkills),
				yearsOfExperience: experience.length === 0 ? null : yearsOfExperience(experience, today),
			},
		]),
	);
}
