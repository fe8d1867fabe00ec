import { readBlockedWith, readUsersByIds } from "../../accounts/server/accounts.api.ts";
import type { Viewer } from "../../platform/access.ts";
import { AppError } from "../../platform/app-error.ts";
import type { PageEnd } from "../../platform/server/database/conditions.ts";
import { paginate, encodePageEnd, decodePageEnd } from "../../platform/server/http/cursor.ts";
import { m } from "../../paraglide/messages.js";
import { isOpenJob, jobsPerPage } from "../job.ts";
import type { Applicant, Seeker } from "../job-board.contract.ts";
import { isCreator, maySeeApplicants, maySeeNumbers } from "../job-board.policy.ts";
import { type ApplicationRow, markApplicationsSeen, readApplications } from "./applications.repository.ts";
import type { JobBoardContext } from "./job-board.context.ts";
import { type Person, presentApplicant, presentSeeker } from "./job-board.presenter.ts";
import type { JobRow } from "./job-row.repository.ts";
import { limitSeekers } from "./limit-seekers.ts";
import { admitToJob } from "./read-job.ts";
import { readShownSeekers, type SeekerRow } from "./wishes.repository.ts";

type PageQuery = { limit?: number | undefined; cursor?: string | undefined };
type PeopleSource<Row> = {
	read: (after: PageEnd | undefined, limit: number) => Promise<Row[]>;
	endAt: (row: Row) => [at: Date, id: string];
	/** Returns the rows of a page that may be shown; all of them if it is missing. */
	allow?: (rows: Row[]) => Promise<Row[]>;
};

async function admitToPeople(ctx: JobBoardContext, viewer: Viewer, jobId: string): Promise<JobRow> {
	const job = await admitToJob(ctx, viewer, jobId);
	if (!maySeeApplicants(job, viewer)) throw new AppError("forbidden", m["job-board.error.not_yours"]());
	return job;
}

/**
 * Reads a page of rows with their people, without people whose account was deleted meanwhile and those with whom the
 * viewer does not work.
 */
async function readPeople<Row extends { userId: string }>(
	{ db }: JobBoardContext,
	viewer: Viewer,
	{ limit = jobsPerPage, cursor, read, endAt, allow }: PageQuery & PeopleSource<Row>,
): Promise<{ people: { row: Row; person: Person }[]; nextCursor: string | null }> {
	const found = await read(decodePageEnd(cursor), limit + 1);
	const { rows, nextCursor } = paginate(found, limit, (last) => encodePageEnd(...endAt(last)));
	const known = await readUsersByIds(
		db,
		rows.map(({ userId }) => userId),
	);
	const blocked = await readBlockedWith(db, viewer.userId);
	const existing = rows.filter(({ userId }) => known.has(userId) && !blocked.has(userId));
	const people = (allow === undefined ? existing : await allow(existing)).flatMap((row) => {
		const person = known.get(row.userId);
		return person === undefined ? [] : [{ row, person }];
	});
	return { people, nextCursor };
}

/** Marks applications as seen when the job's creator first reads them; later reads write nothing. */
async function markSeen({ db, clock }: JobBoardContext, rows: readonly ApplicationRow[]): Promise<void> {
	const unseen = rows.filter(({ seenAt }) => seenAt === null).map(({ id }) => id);
	if (unseen.length > 0) await markApplicationsSeen(db, unseen, clock());
}

/**
 * A page of the people who applied for the job, the latest first, with their profiles. The creator gets their mobiles,
 * managers get masked ones. Throws not_found, forbidden for anyone else.
 */
export async function listApplicants(
	ctx: JobBoardContext,
	viewer: Viewer,
	jobId: string,
	query: PageQuery,
): Promise<{ applicants: Applicant[]; nextCursor: string | null }> {
	const job = await admitToPeople(ctx, viewer, jobId);
	const withNumber = maySeeNumbers(job, viewer);
	const { people, nextCursor } = await readPeople(ctx, viewer, {
		...query,
		read: (after, limit) => readApplications(ctx.db, { job: jobId, after }, limit),
		endAt: ({ appliedAt, id }) => [appliedAt, id],
	});
	const ids = people.map(({ person }) => person.id);
	const profiles = await ctx.readApplicantProfiles(ctx.db, ids);
	if (isCreator(job, viewer)) {
		const rows = people.map(({ row }) => row);
		await markSeen(ctx, rows);
	}
	const present = ({ row, person }: (typeof people)[number]) =>
		presentApplicant(row, person, { profile: profiles.get(person.id) ?? null, withNumber });
	return { applicants: people.map(present), nextCursor };
}

/**
 * A page of the people who look for such a job and allow employers to see them, the latest wishes first; none for a
 * closed job. The creator gets their mobiles, managers get masked ones. Throws not_found, forbidden for anyone else,
 * too_often beyond `seekersShownPerDay`.
 */
export async function listSeekers(
	ctx: JobBoardContext,
	viewer: Viewer,
	jobId: string,
	query: PageQuery,
): Promise<{ seekers: Seeker[]; nextCursor: string | null }> {
	const job = await admitToPeople(ctx, viewer, jobId);
	const withNumber = maySeeNumbers(job, viewer);
	if (!isOpenJob(job, ctx.clock())) return { seekers: [], nextCursor: null };
	const { people, nextCursor } = await readPeople<SeekerRow>(ctx, viewer, {
		...query,
		read: (after, limit) => readShownSeekers(ctx.db, job, after, limit),
		endAt: ({ updatedAt, userId }) => [updatedAt, userId],
		// Masked numbers count towards no limit.
		...(withNumber && { allow: (rows) => limitSeekers(ctx, viewer, rows) }),
	});
	return { seekers: people.map(({ row, person }) => presentSeeker(row, person, withNumber)), nextCursor };
}
