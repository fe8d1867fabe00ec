/** A job's own page. */
export const jobAddress = (jobId: string) => `/jobs/${jobId}`;

/** Who applied for a job. */
export const applicantsAddress = (jobId: string) => `/applicants?job=${jobId}`;

/** One's own job openings. */
export const ownJobsAddress = "/jobs?createdBy=me";
