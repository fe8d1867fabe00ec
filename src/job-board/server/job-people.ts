import { readUsersByIds } from "../../accounts/server/users.service.ts";
import type { Viewer } from "../../platform/access.ts";
import { AppError } from "../../platform/app-error.ts";
import type { Clock } from "../../platform/dates.ts";
import type { PageEnd } from "../../platform/server/conditions.ts";
import { cutPage, packPageEnd, unpackPageEnd } from "../../platform/server/cursor.ts";
import type { Database } from "../../platform/server/database.ts";
import { m } from "../../paraglide/messages.js";
import { isOpenJob, jobsPerPage } from "../job.ts";
import type { Applicant, Seeker } from "../job-board.contract.ts";
import { maySeeApplicants, maySeeNumbers } from "../job-board.policy.ts";
import { readApplications } from "./applications.repository.ts";
import { findForViewer, noSuchJob } from "./find-for-viewer.ts";
import { type Person, presentApplicant, presentSeeker } from "./job-board.presenter.ts";
import type { JobDays } from "./job-days.ts";
import type { JobRow } from "./job-row.repository.ts";
import { createSeekerLimit } from "./seeker-limit.ts";
import { readShownSeekers } from "./wishes.repository.ts";

type Needs = { database: Database; clock: Clock; days: Pick<JobDays, "hold"> };
type PageAsked = { limit?: number | undefined; cursor?: string | undefined };
/** How a list of people is read, where it goes on behind one of them, and how they are shown. */
type List<Row, Answer> = {
	read: (after: PageEnd | undefined, limit: number) => Promise<Row[]>;
	endAt: (row: Row) => [at: Date, id: string];
	/** Leaves those of a page who may be shown. */
	leave: (rows: Row[]) => Promise<Row[]>;
	present: (row: Row, person: Person) => Answer;
};

/**
 * The people of a job: who applied for it, and who seeks such work and allows to be shown. For its creator with their
 * mobiles, for managers with masked ones; both throw not_found where there is no such job that the viewer may see,
 * forbidden to others.
 */
export function createJobPeople({ database, clock, days }: Needs) {
	const withinLimit = createSeekerLimit({ db: database.db, clock, days });

	async function admit(viewer: Viewer, jobId: string): Promise<JobRow> {
		const job = await findForViewer(database, viewer, jobId);
		if (job === null) throw noSuchJob();
		if (!maySeeApplicants(job, viewer)) throw new AppError("forbidden", m["job-board.error.not_yours"]());
		return job;
	}

	/** Reads a page, one more than it shows, and puts the people's names to it. */
	async function pageOf<Row extends { userId: string }, Answer>(
		{ limit = jobsPerPage, cursor }: PageAsked,
		{ read, endAt, leave, present }: List<Row, Answer>,
	): Promise<{ people: Answer[]; nextCursor: string | null }> {
		const found = await read(unpackPageEnd(cursor), limit + 1);
		const { rows, nextCursor } = cutPage(found, limit, (last) => packPageEnd(...endAt(last)));
		const known = await readUsersByIds(
			database.db,
			rows.map(({ userId }) => userId),
		);
		// Whose account was deleted just now is nobody to call any more.
		const there = await leave(rows.filter(({ userId }) => known.has(userId)));
		const people = there.flatMap((row) => {
			const person = known.get(row.userId);
			return person === undefined ? [] : [present(row, person)];
		});
		return { people, nextCursor };
	}

	/** Who applied, the latest first. */
	async function applicants(
		viewer: Viewer,
		jobId: string,
		asked: PageAsked,
	): Promise<{ applicants: Applicant[]; nextCursor: string | null }> {
		const withNumbers = maySeeNumbers(await admit(viewer, jobId), viewer);
		const { people, nextCursor } = await pageOf(asked, {
			read: (after, limit) => readApplications(database, { job: jobId, after }, limit),
			endAt: ({ appliedAt, id }) => [appliedAt, id],
			leave: async (rows) => rows,
			present: (row, person) => presentApplicant(row, person, withNumbers),
		});
		return { applicants: people, nextCursor };
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
		const { people, nextCursor } = await pageOf(asked, {
			read: (after, limit) => readShownSeekers(database, job, after, limit),
			endAt: ({ updatedAt, userId }) => [updatedAt, userId],
			// Masked numbers count towards no limit.
			leave: async (rows) => (withNumbers ? withinLimit(viewer, rows) : rows),
			present: (row, person) => presentSeeker(row, person, withNumbers),
		});
		return { seekers: people, nextCursor };
	}

	return { applicants, seekers };
}
