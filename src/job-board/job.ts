import { findTransition, type Transition } from "../platform/lifecycle.ts";

/** "active" is shown as "Posted". Only its creator, its applicants and managers see a closed job. */
export const jobStatuses = ["active", "closed"] as const;
export type JobStatus = (typeof jobStatuses)[number];

/** How long a job stays active, in days of 24 hours. */
export const jobLifeDays = 60;
/** Default number of jobs on a page of the search. */
export const jobsPerPage = 20;
/** How many active jobs a person may have at a time. */
export const activeJobsAtMost = 50;
/** How many jobs a person may post on an Indian day, including removed ones. */
export const postsPerDay = 20;
/** How many different job seekers a person may see with their numbers on an Indian day, across all their jobs. */
export const seekersShownPerDay = 100;
/** How many services, and how many areas, a job seeker may name. */
export const wishesAtMost = 10;
/** How many job seekers are notified of a new job, those with the latest wishes first. */
export const seekersNotified = 200;

/** When a job that is posted at this time expires. */
export function jobExpiry(createdAt: Date): Date {
	return new Date(createdAt.getTime() + jobLifeDays * 86_400_000);
}

/** Who closes a job: the person who posted it, a manager, or the hourly job. */
export type JobActor = "creator" | "manager" | "timetable";
type JobTransition = Transition<JobStatus, "close", JobActor>;

/** All transitions of a job. Anything not listed is refused. */
export const jobTransitions: readonly JobTransition[] = [
	{ from: "active", action: "close", actors: ["creator", "manager", "timetable"], to: "closed" },
];

/** The transition that this actor may make from this status, or undefined. */
export function jobTransition(
	from: JobStatus,
	action: JobTransition["action"],
	actor: JobActor,
): JobTransition | undefined {
	return findTransition(jobTransitions, from, action, actor);
}

/** Whether people can apply, by status and time: the hourly job sets the status up to an hour late. */
export function isOpenJob(job: { status: JobStatus; expiresAt: Date }, now: Date): boolean {
	return job.status === "active" && job.expiresAt > now;
}
