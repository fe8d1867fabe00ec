/** The page of a job. */
export const jobAddress = (jobId: string) => `/jobs/${jobId}`;

/** The applicants for a job. */
export const applicantsAddress = (jobId: string) => `/applicants?job=${jobId}`;

/** The jobs that the viewer applied for. */
export const appliedJobsAddress = "/jobs/applied";

/** An applicant's public profile. */
export const applicantProfileAddress = (userId: string) => `/profile/${userId}`;

/** The viewer's own job openings. */
export const ownJobsAddress = "/jobs?createdBy=me";
