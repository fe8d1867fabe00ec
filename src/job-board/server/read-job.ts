import type { Viewer } from "../../platform/access.ts";
import { AppError } from "../../platform/app-error.ts";
import type { Db } from "../../platform/server/database/database.ts";
import { m } from "../../paraglide/messages.js";
import type { JobAnswer } from "../job-board.contract.ts";
import { maySeeJob } from "../job-board.policy.ts";
import type { JobBoardContext } from "./job-board.context.ts";
import { presentJob } from "./job-board.presenter.ts";
import type { JobRow } from "./job-row.repository.ts";
import { findJob } from "./jobs.repository.ts";

/** The same error for a job that never existed, was removed, or is hidden from the viewer. */
export const noSuchJob = (): AppError => new AppError("not_found", m["job-board.error.removed"]());

/** The stored job if the viewer (null: a visitor) may see it. Throws not_found. */
export async function admitToJob(
	{ db, clock }: Pick<JobBoardContext, "db" | "clock">,
	viewer: Viewer | null,
	jobId: string,
): Promise<JobRow> {
	const job = await findJob(db, jobId, viewer?.userId ?? null);
	if (job === undefined || !maySeeJob(job, viewer, clock())) throw noSuchJob();
	return job;
}

/** The person who posted the job; undefined if it does not exist for this viewer. */
export async function findJobOwner(
	db: Db,
	viewer: Viewer,
	{ jobId, now }: { jobId: string; now: Date },
): Promise<string | undefined> {
	const job = await findJob(db, jobId, viewer.userId);
	return job !== undefined && maySeeJob(job, viewer, now) ? job.createdBy : undefined;
}

/** The jobs as this viewer may see them. */
export async function presentJobs(
	{ catalogue, clock }: Pick<JobBoardContext, "catalogue" | "clock">,
	rows: readonly JobRow[],
	viewer: Viewer | null,
): Promise<JobAnswer[]> {
	const lookup = { catalogue: await catalogue.snapshot(), now: clock() };
	return rows.map((row) => presentJob(row, viewer, lookup));
}

/** A job as this viewer may see it; null if there is none. */
export async function findJobFor(
	ctx: Pick<JobBoardContext, "db" | "clock" | "catalogue">,
	viewer: Viewer | null,
	jobId: string,
): Promise<JobAnswer | null> {
	const row = await findJob(ctx.db, jobId, viewer?.userId ?? null);
	if (row === undefined || !maySeeJob(row, viewer, ctx.clock())) return null;
	const [job] = await presentJobs(ctx, [row], viewer);
	return job ?? null;
}

/** A job as this viewer may see it. Throws not_found. */
export async function readJob(
	ctx: Pick<JobBoardContext, "db" | "clock" | "catalogue">,
	viewer: Viewer | null,
	jobId: string,
): Promise<JobAnswer> {
	const job = await findJobFor(ctx, viewer, jobId);
	if (job === null) throw noSuchJob();
	return job;
}
