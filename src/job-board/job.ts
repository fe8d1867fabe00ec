import { findStep } from "../platform/lifecycle.ts";
/** "active" is shown as "Posted". A closed job is for its creator, managers and those who applied. */
export const jobStatuses = ["active", "closed"] as const;
export type JobStatus = (typeof jobStatuses)[number];

/** A job closes by itself after so many days of 24 hours. */
export const jobLifeDays = 60;
/** Jobs on one page of the search unless asked otherwise. */
export const jobsPerPage = 20;
/** Active jobs of one person at once: a firm that seeks more asks us. */
export const activeJobsAtMost = 50;
/** Jobs that one person can post on one Indian day, those that were removed again too. */
export const postsPerDay = 20;
/** Different job seekers whose numbers one person is shown on one Indian day, over all their jobs. */
export const seekersShownPerDay = 100;
/** Services, and areas, that a job seeker can name. */
export const wishesAtMost = 10;
/** Job seekers who are told of one new job at most, those who looked after their wishes last first. */
export const seekersNotified = 200;

/** When a job that was posted at this time closes by itself. */
export function jobExpiry(createdAt: Date): Date {
	return new Date(createdAt.getTime() + jobLifeDays * 86_400_000);
}

/** Who moves a job on: the person who posted it, a manager, or the hourly timetable. */
export type JobActor = "creator" | "manager" | "timetable";
type Transition = { from: JobStatus; action: "close"; actor: JobActor; to: JobStatus };

/** The whole life of a job. What is not in here cannot happen. */
export const jobTransitions: readonly Transition[] = [
	{ from: "active", action: "close", actor: "creator", to: "closed" },
	{ from: "active", action: "close", actor: "manager", to: "closed" },
	{ from: "active", action: "close", actor: "timetable", to: "closed" },
];

/** The step that this actor may take with a job of this status, or undefined. */
export function jobTransition(
	from: JobStatus,
	action: Transition["action"],
	actor: JobActor,
): Transition | undefined {
	return findStep(jobTransitions, from, action, actor);
}

/** True while people can apply, by time and status; the timetable sets the status up to an hour late. */
export function isOpenJob(job: { status: JobStatus; expiresAt: Date }, now: Date): boolean {
	return job.status === "active" && job.expiresAt > now;
}
