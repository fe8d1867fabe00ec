/** What other modules may use of the job board. */
export { readPersonJobs } from "./person-records.repository.ts";
