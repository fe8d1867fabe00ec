import type { Viewer } from "../../platform/access.ts";
import { profilePhotoPath } from "../../media/picture.ts";
import type { Education, Experience, ProfileAnswer } from "../profiles.contract.ts";
import { isOwnProfile, profileAbilities } from "../profiles.policy.ts";
import type { EducationRow, ExperienceRow } from "./entries.repository.ts";
import type { ProfileRow } from "./profiles.repository.ts";

/** What the presenter needs in addition to the row: the person, and the prefix of picture paths. */
export type ProfileLookup = {
	person: { name: string | null; referralCode: string | null };
	cdnBase: string;
};

const presentExperience = ({
	id,
	title,
	company,
	location,
	from,
	to,
	current,
	description,
}: ExperienceRow): Experience => ({
	_id: id,
	title,
	company,
	location,
	from,
	to,
	current,
	description,
});

const presentEducation = ({
	id,
	school,
	degree,
	fieldOfStudy,
	from,
	to,
	current,
	description,
}: EducationRow): Education => ({
	_id: id,
	school,
	degree,
	fieldofstudy: fieldOfStudy,
	from,
	to,
	current,
	description,
});

function presentSocial({ social }: Pick<ProfileRow, "social">): ProfileAnswer["social"] {
	const { twitter = "", facebook = "", linkedin = "", youtube = "", instagram = "" } = social;
	return { twitter, facebook, linkedin, youtube, instagram };
}

/** A profile for this viewer. Only its owner gets the referral code and the visits; no one gets the mobile. */
export function presentProfile(
	row: ProfileRow,
	viewer: Pick<Viewer, "userId"> | null,
	{ person, cdnBase }: ProfileLookup,
): ProfileAnswer {
	const image = row.picture === null ? null : profilePhotoPath(cdnBase, row.picture);
	return {
		user: { _id: row.userId, name: person.name ?? "", avatar: image },
		status: row.status,
		company: row.company,
		website: row.website,
		location: row.location,
		skills: row.skills,
		githubusername: row.githubUsername,
		bio: row.bio,
		social: presentSocial(row),
		profileImage: image,
		experience: row.experience.map(presentExperience),
		education: row.education.map(presentEducation),
		...(isOwnProfile(row.userId, viewer) && { referralCode: person.referralCode, visits: row.visits }),
		abilities: profileAbilities(row.userId, viewer),
	};
}
