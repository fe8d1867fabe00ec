import type { Viewer } from "../../platform/access.ts";
import { AppError } from "../../platform/app-error.ts";
import type { Clock } from "../../platform/dates.ts";
import type { Db } from "../../platform/server/database/database.ts";
import { m } from "../../paraglide/messages.js";
import { maySeeJob } from "../job-board.policy.ts";
import type { JobRow } from "./job-row.repository.ts";
import { findJob } from "./jobs.repository.ts";

/** Says the same of a job that never was, is removed, or is not this viewer's to read. */
export const noSuchJob = (): AppError => new AppError("not_found", m["job-board.error.removed"]());

/** The job, where this viewer (null is nobody) may read it; null otherwise. */
export async function findForViewer(
	{ db, clock }: { db: Db; clock: Clock },
	viewer: Viewer | null,
	jobId: string,
): Promise<JobRow | null> {
	const job = await findJob(db, jobId, viewer?.userId ?? null);
	return job !== undefined && maySeeJob(job, viewer, clock()) ? job : null;
}
