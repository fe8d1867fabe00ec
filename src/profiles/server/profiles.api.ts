/** The API of profiles for other modules. */
export { readProfilePhoto, readProfileSummaries } from "./profile-summaries.ts";
export type { ProfilesContext } from "./profiles.context.ts";
export { removeProfileByStaff } from "./remove-profile.ts";
export { hasProfile, isSeekingJob } from "./profiles.repository.ts";
