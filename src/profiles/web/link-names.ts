import { m } from "../../paraglide/messages.js";
import type { ProfileLink } from "../profile-links.ts";

/** The labels of links to other sites. */
export const linkNames: Record<ProfileLink["kind"], () => string> = {
	website: m["profiles.view.web"],
	twitter: m["profiles.check.twitter"],
	facebook: m["profiles.check.facebook"],
	linkedin: m["profiles.check.linkedin"],
	youtube: m["profiles.check.youtube"],
	instagram: m["profiles.check.instagram"],
	github: m["profiles.view.github"],
};
