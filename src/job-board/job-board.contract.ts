import * as z from "zod/mini";
import { showNumberInput, shownNumber } from "../accounts/number-view.contract.ts";
import { numberViewReasons } from "../accounts/number-view.ts";
import { pincode } from "../places/places.contract.ts";
import type { ApiContract } from "../platform/contract.ts";
import { loaderService } from "../platform/loader-service.ts";
import { id, instant, nextCursor, pageQuery, typedName, typedText } from "../platform/schemas.ts";
import { applicationStates } from "./application.ts";
import { jobStatuses, wishesAtMost } from "./job.ts";

/** The place of a job, as the pincode directory has it. */
export const jobPlace = z.object({
	poName: z.string(),
	cityBlock: z.string(),
	district: z.string(),
	stateName: z.string(),
	pincode: z.string(),
});
export type JobPlace = z.infer<typeof jobPlace>;

/** An application as the viewer may read it. Only the applicant and the employer learn who applied. */
export const jobApplication = z.object({ _id: id, user: id });
export type JobApplication = z.infer<typeof jobApplication>;

/** The viewer's own application, in the list of their applications. */
const ownApplication = z.object({
	_id: id,
	appliedAt: instant,
	state: z.enum(applicationStates),
	/**
	 * When and why support had the viewer's number shown for this application, oldest first. `name` is
	 * support's.
	 */
	numberViews: z.array(z.object({ name: z.string(), at: instant, reason: z.enum(numberViewReasons) })),
});
export type OwnApplication = z.infer<typeof ownApplication>;

/** A job as this viewer may read it. It contains no mobile: employers call applicants. */
export const jobAnswer = z.object({
	_id: id,
	description: z.string(),
	createdBy: z.object({ _id: id }),
	reachablePersonName: z.string(),
	firmName: z.string(),
	address: z.object({ pincodeData: jobPlace }),
	jobCategoryId: z.object({ _id: id, jobCategoryName: z.string() }),
	/** The viewer's own application; empty if they have not applied. */
	applies: z.array(jobApplication),
	/** Only in the list of jobs that the viewer applied for. */
	application: z.optional(ownApplication),
	applicationsCount: z.number(),
	/** `date` is when the job got this status. */
	status: z.object({ type: z.enum(jobStatuses), date: instant }),
	createdAt: instant,
	expiresAt: instant,
	abilities: z.object({
		apply: z.boolean(),
		unapply: z.boolean(),
		close: z.boolean(),
		delete: z.boolean(),
		seeApplicants: z.boolean(),
		showNumber: z.boolean(),
	}),
});
export type JobAnswer = z.infer<typeof jobAnswer>;

/** Forms send an empty field as "". */
const orEmpty = <Schema extends typeof id | typeof pincode>(schema: Schema) =>
	z.optional(z.union([z.literal(""), schema]));

/** Empty filters are ignored. */
export const jobFilters = z.object({
	serviceId: orEmpty(id),
	pincode: orEmpty(pincode),
	poName: z.optional(typedText(200)),
	stateName: z.optional(typedText(100)),
	/** Requires its state. */
	district: z.optional(typedText(100)),
	/** "me": the viewer's own jobs, including closed ones. */
	createdBy: z.optional(z.literal("me")),
	/** "me": the jobs that the viewer applied for, the latest application first. It excludes all other filters. */
	appliedBy: z.optional(z.literal("me")),
	...pageQuery,
});
export type JobFilters = z.infer<typeof jobFilters>;
export const jobList = z.object({ jobs: z.array(jobAnswer), nextCursor });
export type JobList = z.infer<typeof jobList>;

/**
 * A job as sent. Empty fields pass here, so that check-job.ts reports missing ones in its own words. Of the place, only
 * the pincode and the post office are used, as in addresses.
 */
export const jobInput = z.object({
	jobCategoryId: z._default(z.string(), ""),
	firmName: z._default(typedName(200), ""),
	reachablePersonName: z._default(typedName(200), ""),
	description: z._default(typedText(5_000), ""),
	pincodeData: z._default(
		z.looseObject({ pincode: z._default(z.string(), ""), poName: z._default(typedText(200), "") }),
		{ pincode: "", poName: "" },
	),
});
export type JobInput = z.infer<typeof jobInput>;

/** The parts of an applicant's profile that an employer sees at a glance. The public profile shows all of it. */
const applicantProfile = z.object({
	/** The photo's address; null if there is none. */
	photo: z.nullable(z.string()),
	/** Only the first ones. */
	skills: z.array(z.string()),
	/** Whole years of work; null if the profile has no experience. */
	yearsOfExperience: z.nullable(z.number()),
});
export type ApplicantProfile = z.infer<typeof applicantProfile>;

export const applicant = z.object({
	_id: id,
	applicationId: id,
	name: z.string(),
	/** Masked for managers: "+91 98••••••21". */
	mobile: z.string(),
	appliedAt: instant,
	/** Null if the person has no profile. */
	profile: z.nullable(applicantProfile),
});
export type Applicant = z.infer<typeof applicant>;

/** A job seeker who allows employers to see them. */
export const seeker = z.object({
	_id: id,
	name: z.string(),
	/** Masked for managers: "+91 98••••••21". */
	mobile: z.string(),
	updatedAt: instant,
});
export type Seeker = z.infer<typeof seeker>;

const area = z.object({
	stateName: z.string(),
	/** Null for the whole state. */
	district: z.nullable(z.string()),
});
/**
 * The work that a person looks for. Without services or areas, the person gets no notifications and employers do not
 * see them.
 */
export const jobWishes = z.object({
	serviceIds: z.array(id),
	areas: z.array(area),
	/** Whether employers with a matching job see the person's name and mobile. */
	isShown: z.boolean(),
});
export type JobWishes = z.infer<typeof jobWishes>;

const typedArea = z.object({ stateName: typedText(100, 1), district: z.nullable(typedText(100, 1)) });
/** Wishes as sent. */
export const jobWishesInput = z.object({
	serviceIds: z.array(id).check(z.maxLength(wishesAtMost)),
	areas: z.array(typedArea).check(z.maxLength(wishesAtMost)),
	isShown: z.boolean(),
});

/** The job board for public pages, without HTTP. Every call returns what a guest may see. */
export type PublicJobs = {
	/** Throws bad_input on filters that contradict each other. */
	open(filters: JobFilters): Promise<JobList>;
	/** Null if there is no such job or it is closed. */
	details(jobId: string): Promise<JobAnswer | null>;
};
export const publicJobs = loaderService<PublicJobs>("job-board");

const one = z.object({ id });

export const jobBoardApi = {
	"GET /api/jobs": {
		access: "public",
		summary:
			"Open jobs, newest first, by place and category; one's own with createdBy=me, those one applied for with appliedBy=me",
		query: jobFilters,
		answer: jobList,
	},
	"POST /api/jobs": {
		access: "signed-in",
		summary: "Posts a job, which closes by itself after 60 days",
		body: jobInput,
		repeatable: true,
		status: 201,
		answer: z.object({ job: jobAnswer }),
		failures: {
			409: "As many open jobs as a person can have",
			429: "As many as a person can post on a day; see Retry-After",
		},
	},
	"GET /api/jobs/seeking": {
		access: "signed-in",
		summary: "Which work one seeks, and where",
		answer: jobWishes,
	},
	"PUT /api/jobs/seeking": {
		access: "signed-in",
		summary: "Says which work one seeks; for people whose profile says that they look for a job",
		body: jobWishesInput,
		answer: jobWishes,
		failures: { 409: "The profile does not say so" },
	},
	"GET /api/jobs/:id": {
		access: "public",
		summary: "One job; a closed one for its creator, managers and those who applied",
		params: one,
		answer: z.object({ job: jobAnswer }),
	},
	"PUT /api/jobs/apply/:id": {
		access: "signed-in",
		summary: "Applies for a job",
		params: one,
		answer: z.object({ applies: z.array(jobApplication) }),
		failures: { 403: "The viewer's own job, or a member of staff", 409: "The job is closed" },
	},
	"PUT /api/jobs/unapply/:id": {
		access: "signed-in",
		summary: "Takes one's application back",
		params: one,
		answer: z.object({ applies: z.array(jobApplication) }),
	},
	"PUT /api/jobs/:id/close": {
		access: "signed-in",
		summary: "Its creator or a manager closes a job: nobody finds or applies for it any more",
		params: one,
		answer: z.object({ job: jobAnswer }),
		failures: { 409: "The job is closed" },
	},
	"DELETE /api/jobs/:id": {
		access: "signed-in",
		summary:
			"Its creator or a manager removes a job with its applications; a manager gives a reason, which the creator reads",
		params: one,
		body: z.nullish(z.object({ reason: z.optional(typedText(500)) })),
		status: 204,
		answer: null,
	},
	"GET /api/jobs/:id/applicants": {
		access: "signed-in",
		summary:
			"Who applied, the latest first, for the job's creator and managers; the creator's look marks the applications as seen",
		params: one,
		query: z.object(pageQuery),
		answer: z.object({ applicants: z.array(applicant), nextCursor }),
	},
	"POST /api/jobs/:id/applicants/:applicationId/show-number": {
		access: "managers",
		summary:
			"Shows an applicant's number for a reason, which the applicant reads; managers read it masked otherwise",
		params: z.object({ id, applicationId: id }),
		body: showNumberInput,
		answer: shownNumber,
		failures: {
			403: "The viewer's own job, whose applicants' numbers they see anyway",
			429: "As many different numbers as a member of staff can see on a day; see Retry-After",
		},
	},
	"GET /api/jobs/:id/seekers": {
		access: "signed-in",
		summary: "Job seekers whose wishes fit and who allow it, for the job's creator and managers",
		params: one,
		query: z.object(pageQuery),
		answer: z.object({ seekers: z.array(seeker), nextCursor }),
		failures: { 429: "The numbers of as many people as one is shown on a day; see Retry-After" },
	},
} as const satisfies ApiContract;
export type JobBoardApi = typeof jobBoardApi;
