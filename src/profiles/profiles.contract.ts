import * as z from "zod/mini";
import { fileBytesAtMost } from "../media/picture.ts";
import type { ApiContract } from "../platform/contract.ts";
import { loaderService } from "../platform/loader-service.ts";
import { calendarDay, id, typedName, typedText } from "../platform/schemas.ts";
import { profileStatuses } from "./profile.ts";

/** A repository with GitHub's own field names. */
export const repository = z.object({
	id: z.number(),
	name: z.string(),
	html_url: z.string(),
	description: z.nullable(z.string()),
	stargazers_count: z.number(),
	watchers_count: z.number(),
	forks_count: z.number(),
});
export type Repository = z.infer<typeof repository>;

export const socialLinks = z.object({
	twitter: z.string(),
	facebook: z.string(),
	linkedin: z.string(),
	youtube: z.string(),
	instagram: z.string(),
});

const period = {
	from: calendarDay,
	to: z.nullable(calendarDay),
	current: z.boolean(),
	description: z.string(),
};

export const experience = z.object({
	_id: id,
	title: z.string(),
	company: z.string(),
	location: z.string(),
	...period,
});
export type Experience = z.infer<typeof experience>;

export const education = z.object({
	_id: id,
	school: z.string(),
	degree: z.string(),
	fieldofstudy: z.string(),
	...period,
});
export type Education = z.infer<typeof education>;

/** A public profile. Fields that were not given are empty. */
export const profileAnswer = z.object({
	user: z.object({ _id: id, name: z.string(), avatar: z.nullable(z.string()) }),
	status: z.enum(profileStatuses),
	company: z.string(),
	website: z.string(),
	location: z.string(),
	skills: z.array(z.string()),
	githubusername: z.string(),
	bio: z.string(),
	social: socialLinks,
	/** The URL of the picture at 400 pixels, like `user.avatar`; null if there is none. */
	profileImage: z.nullable(z.string()),
	/** The latest first. */
	experience: z.array(experience),
	education: z.array(education),
	/** For the owner only: the referral code, and the number of visits. */
	referralCode: z.optional(z.nullable(z.string())),
	visits: z.optional(z.number()),
	abilities: z.object({ edit: z.boolean() }),
});
export type ProfileAnswer = z.infer<typeof profileAnswer>;

/** Profiles for public pages, without HTTP. Every call returns what a guest may see. */
export type PublicProfiles = {
	/** Null if there is no such person or the person has no profile. */
	profile(userId: string): Promise<ProfileAnswer | null>;
};
export const publicProfiles = loaderService<PublicProfiles>("profiles");

/** Like `typedText`, but counts a line break as one character. A form with a picture sends it as two. */
const typedLines = (maximum: number) =>
	z.pipe(
		z.pipe(
			z.string(),
			z.transform((text) => text.replaceAll("\r\n", "\n")),
		),
		typedText(maximum),
	);

/**
 * A profile as sent. Empty fields pass here, so that check-profile.ts reports missing fields and bad links in its own
 * words.
 */
export const profileInput = z.object({
	status: z._default(z.string(), ""),
	/** Separated by commas. */
	skills: z._default(typedName(20_000), ""),
	company: z._default(typedName(200), ""),
	website: z._default(typedText(500), ""),
	location: z._default(typedName(200), ""),
	githubusername: z._default(typedText(100), ""),
	bio: z._default(typedLines(5_000), ""),
	twitter: z._default(typedText(500), ""),
	facebook: z._default(typedText(500), ""),
	linkedin: z._default(typedText(500), ""),
	youtube: z._default(typedText(500), ""),
	instagram: z._default(typedText(500), ""),
	/** Removes the picture. A new one is sent as the file "profileImage". */
	removeProfileImage: z.optional(z.enum(["true", "false"])),
});
export type ProfileInput = z.infer<typeof profileInput>;

/** Dates can be empty here for the same reason. */
const periodInput = {
	from: z._default(z.string(), ""),
	to: z._default(z.nullable(z.string()), ""),
	current: z._default(z.boolean(), false),
	description: z._default(typedText(5_000), ""),
};

export const experienceInput = z.object({
	title: z._default(typedName(200), ""),
	company: z._default(typedName(200), ""),
	location: z._default(typedName(200), ""),
	...periodInput,
});
export type ExperienceInput = z.infer<typeof experienceInput>;

export const educationInput = z.object({
	school: z._default(typedName(200), ""),
	degree: z._default(typedName(200), ""),
	fieldofstudy: z._default(typedName(200), ""),
	...periodInput,
});
export type EducationInput = z.infer<typeof educationInput>;

const noProfile = { 404: "You have no profile yet" };

export const profilesApi = {
	"GET /api/profile/me": {
		access: "signed-in",
		summary: "One's own profile",
		answer: profileAnswer,
		failures: noProfile,
	},
	"GET /api/profile/user/:id": {
		access: "public",
		summary: "The profile of a person, by the person's id",
		params: z.object({ id }),
		answer: profileAnswer,
	},
	"GET /api/profile/github/:username": {
		access: "public",
		summary:
			"The newest public repositories of a GitHub user, at most 5; asked of GitHub once an hour at most",
		params: z.object({ username: z.string().check(z.maxLength(200)) }),
		answer: z.array(repository),
		failures: { 404: "GitHub knows nobody of this name", 503: "GitHub could not be asked" },
	},
	"POST /api/profile": {
		access: "signed-in",
		summary:
			"Creates or changes one's own profile; everything is sent each time, the picture only where it changes",
		body: profileInput,
		upload: { fields: ["profileImage"], maxFiles: 1, maxFileBytes: fileBytesAtMost },
		answer: profileAnswer,
	},
	"PUT /api/profile/experience": {
		access: "signed-in",
		summary: "Adds where one worked or works; the same sent again with its Idempotency-Key is added once",
		body: experienceInput,
		repeatable: true,
		answer: profileAnswer,
		failures: { ...noProfile, 409: "As many as a profile can have" },
	},
	"DELETE /api/profile/experience/:id": {
		access: "signed-in",
		summary: "Takes one of one's own away",
		params: z.object({ id }),
		answer: profileAnswer,
	},
	"PUT /api/profile/education": {
		access: "signed-in",
		summary: "Adds where one learned or learns; the same sent again with its Idempotency-Key is added once",
		body: educationInput,
		repeatable: true,
		answer: profileAnswer,
		failures: { ...noProfile, 409: "As many as a profile can have" },
	},
	"DELETE /api/profile/education/:id": {
		access: "signed-in",
		summary: "Takes one of one's own away",
		params: z.object({ id }),
		answer: profileAnswer,
	},
	"PUT /api/profile/:userId/increment-visit": {
		access: "public",
		noVisibleChange: true,
		summary:
			"Counts a look at a profile: once a visitor and day, never the owner's; says nothing of whether it counted",
		params: z.object({ userId: id }),
		status: 204,
		answer: null,
	},
} as const satisfies ApiContract;
export type ProfilesApi = typeof profilesApi;
