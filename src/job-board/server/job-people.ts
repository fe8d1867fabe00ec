import { readUsersByIds } from "../../accounts/server/accounts.api.ts";
import type { Viewer } from "../../platform/access.ts";
import { AppError } from "../../platform/app-error.ts";
import type { Clock } from "../../platform/dates.ts";
import type { PageEnd } from "../../platform/server/database/conditions.ts";
import { paginate, encodePageEnd, decodePageEnd } from "../../platform/server/http/cursor.ts";
import type { Db } from "../../platform/server/database/database.ts";
import { m } from "../../paraglide/messages.js";
import { isOpenJob, jobsPerPage } from "../job.ts";
import type { Applicant, ApplicantProfile, Seeker } from "../job-board.contract.ts";
import { isCreator, maySeeApplicants, maySeeNumbers } from "../job-board.policy.ts";
import { type ApplicationRow, markApplicationsSeen, readApplications } from "./applications.repository.ts";
import { findForViewer, noSuchJob } from "./find-for-viewer.ts";
import { type Person, presentApplicant, presentSeeker } from "./job-board.presenter.ts";
import type { JobDays } from "./job-days.ts";
import type { JobRow } from "./job-row.repository.ts";
import { createSeekerLimit } from "./seeker-limit.ts";
import { readShownSeekers, type SeekerRow } from "./wishes.repository.ts";

/** What of their profiles employers read of applicants, by the ids of those who have one: a module above knows. */
export type ReadApplicantProfiles = (
	db: Db,
	userIds: readonly string[],
) => Promise<Map<string, ApplicantProfile>>;

type Dependencies = {
	db: Db;
	clock: Clock;
	days: Pick<JobDays, "hold">;
	readApplicantProfiles: ReadApplicantProfiles;
};
type PageAsked = { limit?: number | undefined; cursor?: string | undefined };
/** How a list of people is read, and where it goes on behind one of them. */
type List<Row> = {
	read: (after: PageEnd | undefined, limit: number) => Promise<Row[]>;
	endAt: (row: Row) => [at: Date, id: string];
	/** Leaves those of a page who may be shown; all of them where it is left out. */
	leave?: (rows: Row[]) => Promise<Row[]>;
};

/**
 * The people of a job: who applied for it, and who seeks such work and allows to be shown. For its creator with their
 * mobiles, for managers with masked ones; both throw not_found where there is no such job that the viewer may see,
 * forbidden to others.
 */
export function createJobPeople({ db, clock, days, readApplicantProfiles }: Dependencies) {
	const withinLimit = createSeekerLimit({ db: db, clock, days });

	async function admit(viewer: Viewer, jobId: string): Promise<JobRow> {
		const job = await findForViewer({ db, clock }, viewer, jobId);
		if (job === null) throw noSuchJob();
		if (!maySeeApplicants(job, viewer)) throw new AppError("forbidden", m["job-board.error.not_yours"]());
		return job;
	}

	/** Reads a page, one more than it shows, and puts the people to it. */
	async function pageOf<Row extends { userId: string }>(
		{ limit = jobsPerPage, cursor }: PageAsked,
		{ read, endAt, leave }: List<Row>,
	): Promise<{ people: { row: Row; person: Person }[]; nextCursor: string | null }> {
		const found = await read(decodePageEnd(cursor), limit + 1);
		const { rows, nextCursor } = paginate(found, limit, (last) => encodePageEnd(...endAt(last)));
		const known = await readUsersByIds(
			db,
			rows.map(({ userId }) => userId),
		);
		// Whose account was deleted just now is nobody to call any more.
		const there = rows.filter(({ userId }) => known.has(userId));
		const people = (leave === undefined ? there : await leave(there)).flatMap((row) => {
			const person = known.get(row.userId);
			return person === undefined ? [] : [{ row, person }];
		});
		return { people, nextCursor };
	}

	/** The first look of the job's creator marks applications as seen; later looks write nothing. */
	async function markSeen(rows: readonly ApplicationRow[]): Promise<void> {
		const unseen = rows.filter(({ seenAt }) => seenAt === null).map(({ id }) => id);
		if (unseen.length > 0) await markApplicationsSeen(db, unseen, clock());
	}

	/** Who applied, the latest first, with their profiles. Those whom the job's creator reads are seen from then on. */
	async function applicants(
		viewer: Viewer,
		jobId: string,
		asked: PageAsked,
	): Promise<{ applicants: Applicant[]; nextCursor: string | null }> {
		const job = await admit(viewer, jobId);
		const withNumber = maySeeNumbers(job, viewer);
		const { people, nextCursor } = await pageOf(asked, {
			read: (after, limit) => readApplications(db, { job: jobId, after }, limit),
			endAt: ({ appliedAt, id }) => [appliedAt, id],
		});
		const profiles = await readApplicantProfiles(
			db,
			people.map(({ person }) => person.id),
		);
		if (isCreator(job, viewer)) await markSeen(people.map(({ row }) => row));
		const present = ({ row, person }: (typeof people)[number]) =>
			presentApplicant(row, person, { profile: profiles.get(person.id) ?? null, withNumber });
		return { applicants: people.map(present), nextCursor };
	}

	/**
	 * Whose wishes fit, those who looked after them last first. A closed job seeks nobody any more. Throws too_often where
	 * a page would show nobody to who has seen `seekersShownPerDay` today.
	 */
	async function seekers(
		viewer: Viewer,
		jobId: string,
		asked: PageAsked,
	): Promise<{ seekers: Seeker[]; nextCursor: string | null }> {
		const job = await admit(viewer, jobId);
		const withNumbers = maySeeNumbers(job, viewer);
		if (!isOpenJob(job, clock())) return { seekers: [], nextCursor: null };
		const { people, nextCursor } = await pageOf<SeekerRow>(asked, {
			read: (after, limit) => readShownSeekers(db, job, after, limit),
			endAt: ({ updatedAt, userId }) => [updatedAt, userId],
			// Masked numbers count towards no limit.
			...(withNumbers && { leave: (rows) => withinLimit(viewer, rows) }),
		});
		return { seekers: people.map(({ row, person }) => presentSeeker(row, person, withNumbers)), nextCursor };
	}

	return { applicants, seekers };
}
