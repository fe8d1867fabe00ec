/** A job's own page. */
export const jobAddress = (jobId: string) => `/jobs/${jobId}`;

/** Who applied for a job. */
export const applicantsAddress = (jobId: string) => `/applicants?job=${jobId}`;

/** The jobs that one applied for. */
export const appliedJobsAddress = "/jobs/applied";

/** An applicant's public profile. */
export const applicantProfileAddress = (userId: string) => `/profile/${userId}`;

/** One's own job openings. */
export const ownJobsAddress = "/jobs?createdBy=me";
