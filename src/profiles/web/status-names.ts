import { m } from "../../paraglide/messages.js";
import type { ProfileStatus } from "../profile.ts";

/** The labels of the statuses. */
export const statusNames: Record<ProfileStatus, () => string> = {
	Company: m["profiles.status.company"],
	Professional: m["profiles.status.professional"],
	LookingForJobs: m["profiles.status.looking"],
	Other: m["profiles.status.other"],
};
