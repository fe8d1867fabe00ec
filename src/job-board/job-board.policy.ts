import { isManager, isStaff, type Viewer } from "../platform/access.ts";
import { isOpenJob, type JobActor, type JobStatus, jobTransition } from "./job.ts";

/** Who looks: nobody (null) or a signed-in person. */
export type JobViewer = Pick<Viewer, "userId" | "role"> | null;

/** What the policy needs to know of a job. */
export type JobFacts = {
	createdBy: string;
	status: JobStatus;
	expiresAt: Date;
	/** The viewer's own application; null where the viewer has not applied. */
	applicationId: string | null;
};

export type JobAbilities = {
	apply: boolean;
	unapply: boolean;
	close: boolean;
	delete: boolean;
	seeApplicants: boolean;
	/** Read the whole number of an applicant for a reason; until then it is masked. */
	showNumber: boolean;
};

/** True for the person who posted the job. */
export function isCreator(job: Pick<JobFacts, "createdBy">, viewer: JobViewer): boolean {
	return viewer !== null && viewer.userId === job.createdBy;
}

/** As whom the viewer acts on the job; null where it is none of their business. */
export function jobActor(job: Pick<JobFacts, "createdBy">, viewer: JobViewer): JobActor | null {
	if (isCreator(job, viewer)) return "creator";
	return isManager(viewer) ? "manager" : null;
}

/** An open job is everybody's to read, a closed one its creator's, managers' and those who applied for it. */
export function maySeeJob(
	job: Pick<JobFacts, "createdBy" | "status" | "expiresAt" | "applicationId">,
	viewer: JobViewer,
	now: Date,
): boolean {
	return isOpenJob(job, now) || job.applicationId !== null || jobActor(job, viewer) !== null;
}

/** Those who applied, or seek such work: to the job's creator, and to managers, who read the numbers masked. */
export function maySeeApplicants(job: Pick<JobFacts, "createdBy">, viewer: JobViewer): boolean {
	return jobActor(job, viewer) !== null;
}

/** The whole numbers of those who applied, or seek such work: to the job's creator only. */
export function maySeeNumbers(job: Pick<JobFacts, "createdBy">, viewer: JobViewer): boolean {
	return isCreator(job, viewer);
}

/** Having a masked number shown, which needs a reason and leaves a trace: for managers of other people's jobs. */
export function mayShowNumber(job: Pick<JobFacts, "createdBy">, viewer: JobViewer): boolean {
	return isManager(viewer) && !maySeeNumbers(job, viewer);
}

/**
 * What the viewer may do; the screens show their buttons by it. A visitor is offered to apply and logs in first. Staff
 * read jobs to look after them: they are not offered to apply.
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
