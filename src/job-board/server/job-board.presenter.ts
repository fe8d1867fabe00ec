import type { CatalogueSnapshot } from "../../catalogue/server/catalogue.service.ts";
import type { NumberViewReason } from "../../accounts/number-view.ts";
import { maskMobile } from "../../platform/mobile.ts";
import { applicationState } from "../application.ts";
import type {
	Applicant,
	ApplicantProfile,
	JobAnswer,
	JobApplication,
	JobWishes,
	Seeker,
} from "../job-board.contract.ts";
import { isOpenJob } from "../job.ts";
import { jobAbilities, type JobViewer } from "../job-board.policy.ts";
import type { ApplicationRow } from "./applications.repository.ts";
import type { AppliedJobRow } from "./applied-jobs.repository.ts";
import type { JobRow } from "./job-row.repository.ts";
import type { SeekerRow } from "./wishes.repository.ts";

/** What the presenter looks things up in. */
export type JobSurroundings = { catalogue: Pick<CatalogueSnapshot, "serviceById">; now: Date };

/** A job whose time is over is closed from that moment on, before the timetable closes it. */
function presentStatus(job: JobRow, now: Date): JobAnswer["status"] {
	const { status, statusChangedAt, expiresAt } = job;
	if (status === "active" && !isOpenJob(job, now)) return { type: "closed", date: expiresAt.toISOString() };
	return { type: status, date: statusChangedAt.toISOString() };
}

/** The job as this viewer may read it. Every field is named here; a new column goes out only when it is added. */
export function presentJob(job: JobRow, viewer: JobViewer, { catalogue, now }: JobSurroundings): JobAnswer {
	const { pincode, poName, cityBlock, district, stateName } = job;
	return {
		_id: job.id,
		description: job.description,
		createdBy: { _id: job.createdBy },
		reachablePersonName: job.reachablePersonName,
		firmName: job.firmName,
		address: { pincodeData: { poName, cityBlock, district, stateName, pincode } },
		jobCategoryId: {
			_id: job.serviceId,
			jobCategoryName: catalogue.serviceById.get(job.serviceId)?.type ?? "",
		},
		applies:
			viewer === null || job.applicationId === null
				? []
				: [presentApplication({ id: job.applicationId, userId: viewer.userId })],
		applicationsCount: job.applicationsCount,
		status: presentStatus(job, now),
		createdAt: job.createdAt.toISOString(),
		expiresAt: job.expiresAt.toISOString(),
		abilities: jobAbilities(job, viewer, now),
	};
}

/** A job in the list of those that the viewer applied for. `support` is what our support is called. */
export function presentAppliedJob(
	job: AppliedJobRow,
	viewer: JobViewer,
	numberViews: readonly { at: Date; reason: NumberViewReason }[],
	{ support, ...surroundings }: JobSurroundings & { support: string },
): JobAnswer {
	return {
		...presentJob(job, viewer, surroundings),
		application: {
			_id: job.applicationId,
			appliedAt: job.appliedAt.toISOString(),
			state: applicationState(job, job, surroundings.now),
			numberViews: numberViews.map(({ at, reason }) => ({ name: support, at: at.toISOString(), reason })),
		},
	};
}

/** An application as the person who applied reads it. */
export function presentApplication({ id, userId }: Pick<ApplicationRow, "id" | "userId">): JobApplication {
	return { _id: id, user: userId };
}

/** Whom an employer may call. */
export type Person = { id: string; name: string | null; mobile: string };

/** Who applied, for those whom the policy lets; `withNumber` where it lets them see the whole number. */
export function presentApplicant(
	{ id: applicationId, appliedAt }: ApplicationRow,
	{ id, name, mobile }: Person,
	{ profile, withNumber }: { profile: ApplicantProfile | null; withNumber: boolean },
): Applicant {
	return {
		_id: id,
		applicationId,
		name: name ?? "",
		mobile: withNumber ? mobile : maskMobile(mobile),
		appliedAt: appliedAt.toISOString(),
		profile: profile && {
			photo: profile.photo,
			skills: profile.skills,
			yearsOfExperience: profile.yearsOfExperience,
		},
	};
}

/** A job seeker who allows to be shown, for those whom the policy lets; `withNumber` as with applicants. */
export function presentSeeker(
	{ updatedAt }: SeekerRow,
	{ id, name, mobile }: Person,
	withNumber: boolean,
): Seeker {
	return {
		_id: id,
		name: name ?? "",
		mobile: withNumber ? mobile : maskMobile(mobile),
		updatedAt: updatedAt.toISOString(),
	};
}

/** What a person said of the work that they seek, for themselves. */
export function presentWishes({ serviceIds, areas, isShown }: JobWishes): JobWishes {
	return { serviceIds, areas: areas.map(({ stateName, district }) => ({ stateName, district })), isShown };
}
