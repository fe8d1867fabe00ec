import { personalData } from "../../platform/server/database/personal-data.ts";
import {
	githubAnswers,
	profileEducation,
	profileExperience,
	profiles,
	profileVisits,
} from "./profiles.tables.ts";

export const personalTables = [
	personalData(profiles, {
		userId: "deleted, internal",
		status: "deleted, exported",
		skills: "deleted, exported",
		company: "deleted, exported",
		website: "deleted, exported",
		location: "deleted, exported",
		githubUsername: "deleted, exported",
		bio: "deleted, exported",
		social: "deleted, exported",
		picture: "deleted, exported",
		visits: "deleted, exported",
		createdAt: "deleted, exported",
		updatedAt: "deleted, exported",
	}),
	personalData(profileExperience, {
		id: "deleted, exported",
		userId: "deleted, internal",
		title: "deleted, exported",
		company: "deleted, exported",
		location: "deleted, exported",
		from: "deleted, exported",
		to: "deleted, exported",
		current: "deleted, exported",
		description: "deleted, exported",
	}),
	personalData(profileEducation, {
		id: "deleted, exported",
		userId: "deleted, internal",
		school: "deleted, exported",
		degree: "deleted, exported",
		fieldOfStudy: "deleted, exported",
		from: "deleted, exported",
		to: "deleted, exported",
		current: "deleted, exported",
		description: "deleted, exported",
	}),
	// The visitors of the person's profile, as hashes that change every day and identify no one.
	personalData(profileVisits, {
		userId: "deleted, internal",
		visitor: "deleted, internal",
		day: "deleted, internal",
	}),
	// What GitHub publishes under the name in the person's profile, which is exported.
	personalData(githubAnswers, {
		username: "deleted, exported",
		repositories: "deleted, internal",
		askedAt: "deleted, internal",
	}),
];

export const otherTables = [];
