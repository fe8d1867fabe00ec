import { socialNetworks } from "../profile.ts";
import type { ProfileAnswer, ProfileInput } from "../profiles.contract.ts";

/** The values of the profile form, under the names of the request. */
export type ProfileDraft = Required<Omit<ProfileInput, "removeProfileImage">>;

/** What the request does with the picture. */
export type PictureChange = { kind: "keep" } | { kind: "remove" } | { kind: "replace"; file: File };

const emptyDraft: ProfileDraft = {
	status: "",
	skills: "",
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

/** The initial values of the form, from the stored profile. */
export function draftOf(profile: ProfileAnswer | null): ProfileDraft {
	if (profile === null) return emptyDraft;
	const { status, skills, company, website, location, githubusername, bio, social } = profile;
	const { twitter, facebook, linkedin, youtube, instagram } = social;
	const links = { twitter, facebook, linkedin, youtube, instagram };
	return { status, skills: skills.join(", "), company, website, location, githubusername, bio, ...links };
}

const entriesOf = (draft: ProfileDraft) => Object.entries(draft) as [keyof ProfileDraft, string][];

/** Whether the form differs from the stored profile. */
export function isTyped(before: ProfileDraft, draft: ProfileDraft): boolean {
	return entriesOf(draft).some(([name, value]) => value !== before[name]);
}

/** Whether one of the social links is filled in; otherwise they are collapsed. */
export function hasSocial(fields: Partial<Record<keyof ProfileDraft, string>>): boolean {
	return socialNetworks.some((name) => Boolean(fields[name]));
}

/** The request: always all fields, and the picture only if it changes. */
export function formOf(draft: ProfileDraft, picture: PictureChange): FormData {
	const form = new FormData();
	for (const [name, value] of entriesOf(draft)) form.append(name, value);
	if (picture.kind === "remove") form.append("removeProfileImage", "true");
	if (picture.kind === "replace") form.append("profileImage", picture.file, picture.file.name);
	return form;
}
