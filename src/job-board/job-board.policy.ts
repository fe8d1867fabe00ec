import { isManager, isStaff, type Viewer } from "../platform/access.ts";
import { isOpenJob, type JobActor, type JobStatus, jobTransition } from "./job.ts";

/** A signed-in person, or null for a guest. */
export type JobViewer = Pick<Viewer, "userId" | "role"> | null;

/** The facts about a job that the policy uses. */
export type JobFacts = {
	createdBy: string;
	status: JobStatus;
	expiresAt: Date;
	/** The viewer's own application; null if the viewer has not applied. */
	applicationId: string | null;
};

export type JobAbilities = {
	apply: boolean;
	unapply: boolean;
	close: boolean;
	delete: boolean;
	seeApplicants: boolean;
	/** See the whole number of an applicant after giving a reason; until then it is masked. */
	showNumber: boolean;
};

/** True for the person who posted the job. */
export function isCreator(job: Pick<JobFacts, "createdBy">, viewer: JobViewer): boolean {
	return viewer !== null && viewer.userId === job.createdBy;
}

/** The role in which the viewer acts on the job; null if they have none. */
export function jobActor(job: Pick<JobFacts, "createdBy">, viewer: JobViewer): JobActor | null {
	if (isCreator(job, viewer)) return "creator";
	return isManager(viewer) ? "manager" : null;
}

/** Everyone can read an open job. Only its creator, managers and applicants can read a closed one. */
export function maySeeJob(
	job: Pick<JobFacts, "createdBy" | "status" | "expiresAt" | "applicationId">,
	viewer: JobViewer,
	now: Date,
): boolean {
	return isOpenJob(job, now) || job.applicationId !== null || jobActor(job, viewer) !== null;
}

/** Applicants and matching job seekers are visible to the job's creator and to managers, who see masked numbers. */
export function maySeeApplicants(job: Pick<JobFacts, "createdBy">, viewer: JobViewer): boolean {
	return jobActor(job, viewer) !== null;
}

/** Only the job's creator sees the whole numbers of applicants and matching job seekers. */
export function maySeeNumbers(job: Pick<JobFacts, "createdBy">, viewer: JobViewer): boolean {
	return isCreator(job, viewer);
}

/** Managers can have a masked number shown on other people's jobs. That requires a reason and is recorded. */
export function mayShowNumber(job: Pick<JobFacts, "createdBy">, viewer: JobViewer): boolean {
	return isManager(viewer) && !maySeeNumbers(job, viewer);
}

/**
 * What the viewer may do; the screens show their buttons by it. Visitors see Apply and log in first. Staff only look
 * after jobs, so they do not see Apply.
 */
export function jobAbilities(job: JobFacts, viewer: JobViewer, now: Date): JobAbilities {
	const actor = jobActor(job, viewer);
	const hasApplied = job.applicationId !== null;
	return {
		apply: !isCreator(job, viewer) && !isStaff(viewer) && !hasApplied && isOpenJob(job, now),
		unapply: hasApplied,
		close: actor !== null && jobTransition(job.status, "close", actor) !== undefined,
		delete: actor !== null,
		seeApplicants: maySeeApplicants(job, viewer),
		showNumber: mayShowNumber(job, viewer),
	};
}
