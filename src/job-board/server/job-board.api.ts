/** The job board's API for other modules. */
export { removeJobByStaff } from "./end-job.ts";
export type { JobBoardContext } from "./job-board.context.ts";
export { setSeeking } from "./job-wishes.ts";
export { readJobTitles } from "./jobs.repository.ts";
export { findJobOwner } from "./read-job.ts";
export { readPersonJobs, usesJobBoard } from "./person-records.repository.ts";
