/** The API of profiles for other modules. */
export { readProfilePhoto, readProfileSummaries } from "./profile-summaries.ts";
export { isSeekingJob } from "./profiles.repository.ts";
