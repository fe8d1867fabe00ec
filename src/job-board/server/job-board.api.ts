/** The job board's API for other modules. */
export { setSeeking } from "./job-wishes.ts";
export { readPersonJobs, usesJobBoard } from "./person-records.repository.ts";
