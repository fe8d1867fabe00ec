import { m } from "../../paraglide/messages.js";
import { apiOf } from "../../platform/web/call-api.ts";
import type { ProfileAnswer, ProfilesApi } from "../profiles.contract.ts";
import { type ShownEntry, shownEducation, shownExperience } from "./entry-words.ts";

const call = apiOf<ProfilesApi>();

/** The differences between experience and education, which are otherwise added and removed in the same way. */
export type EntryKind = {
	title: () => string;
	list: () => string;
	full: (how: { count: number }) => string;
	removeTitle: () => string;
	entriesOf: (profile: ProfileAnswer) => ShownEntry[];
	/** Throws ApiFailure. */
	remove: (id: string) => Promise<ProfileAnswer>;
};

export const experienceKind: EntryKind = {
	title: m["profiles.experience.title"],
	list: m["profiles.experience.list"],
	full: m["profiles.experience.full"],
	removeTitle: m["profiles.experience.remove_title"],
	entriesOf: ({ experience }) => experience.map(shownExperience),
	remove: (id) => call("DELETE /api/profile/experience/:id", { params: { id } }),
};

export const educationKind: EntryKind = {
	title: m["profiles.education.title"],
	list: m["profiles.education.list"],
	full: m["profiles.education.full"],
	removeTitle: m["profiles.education.remove_title"],
	entriesOf: ({ education }) => education.map(shownEducation),
	remove: (id) => call("DELETE /api/profile/education/:id", { params: { id } }),
};
