import type { CatalogueSnapshot } from "../../catalogue/server/catalogue.api.ts";
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

/** What the presenter needs in addition to the row. */
export type JobLookup = { catalogue: Pick<CatalogueSnapshot, "serviceById">; now: Date };

/** An expired job counts as closed at once, although the hourly job closes it later. */
function presentStatus(job: JobRow, now: Date): JobAnswer["status"] {
	const { status, statusChangedAt, expiresAt } = job;
	if (status === "active" && !isOpenJob(job, now)) return { type: "closed", date: expiresAt.toISOString() };
	return { type: status, date: statusChangedAt.toISOString() };
}

/** The job as this viewer may see it. Only the fields listed here leave the server. */
export function presentJob(job: JobRow, viewer: JobViewer, { catalogue, now }: JobLookup): JobAnswer {
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

/** A job that the viewer applied for. `support` is the name shown for support. */
export function presentAppliedJob(
	job: AppliedJobRow,
	viewer: JobViewer,
	numberViews: readonly { at: Date; reason: NumberViewReason }[],
	{ support, ...lookup }: JobLookup & { support: string },
): JobAnswer {
	return {
		...presentJob(job, viewer, lookup),
		application: {
			_id: job.applicationId,
			appliedAt: job.appliedAt.toISOString(),
			state: applicationState(job, job, lookup.now),
			numberViews: numberViews.map(({ at, reason }) => ({ name: support, at: at.toISOString(), reason })),
		},
	};
}

/** An application as the applicant sees it. */
export function presentApplication({ id, userId }: Pick<ApplicationRow, "id" | "userId">): JobApplication {
	return { _id: id, user: userId };
}

/** A person whom an employer may call. */
export type Person = { id: string; name: string | null; mobile: string };

/** An applicant, for viewers whom the policy admits. The number is masked without `withNumber`. */
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

/** A job seeker who allows employers to see them. The number is masked without `withNumber`. */
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

/** The viewer's own job wishes. */
export function presentWishes({ serviceIds, areas, isShown }: JobWishes): JobWishes {
	return { serviceIds, areas: areas.map(({ stateName, district }) => ({ stateName, district })), isShown };
}
