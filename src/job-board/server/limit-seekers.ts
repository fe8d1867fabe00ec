import type { Viewer } from "../../platform/access.ts";
import { AppError } from "../../platform/app-error.ts";
import { indianDay, secondsLeftOfIndianDay } from "../../platform/dates.ts";
import { inTransaction } from "../../platform/server/database/database.ts";
import { m } from "../../paraglide/messages.js";
import { seekersShownPerDay } from "../job.ts";
import { lockDailyCounters } from "./daily-counters.ts";
import type { JobBoardContext } from "./job-board.context.ts";
import { findSeekersShown, keepSeekersShown } from "./job-posts.repository.ts";

/**
 * Returns the job seekers of a page whose numbers the viewer may see: those already shown today, and new ones up to
 * `seekersShownPerDay`. New ones are stored before they are returned. Throws too_often if none of the page is left,
 * not_signed_in if the account was deleted.
 */
export async function limitSeekers<Row extends { userId: string }>(
	ctx: Pick<JobBoardContext, "db" | "clock" | "keyedHash">,
	viewer: Viewer,
	page: Row[],
): Promise<Row[]> {
	if (page.length === 0) return page;
	const seen = await findSeekersShown(ctx.db, viewer.userId, indianDay(ctx.clock()));
	// A page without new seekers needs no lock.
	if (page.every(({ userId }) => seen.includes(userId))) return page;
	return inTransaction(ctx.db, async (tx) => {
		const now = ctx.clock();
		const day = await lockDailyCounters(ctx, tx, viewer, now);
		const shown = new Set(await findSeekersShown(tx, viewer.userId, day));
		const before = shown.size;
		const allowed = page.filter((row) => {
			if (shown.size < seekersShownPerDay) shown.add(row.userId);
			return shown.has(row.userId);
		});
		if (allowed.length === 0)
			throw new AppError("too_often", m["job-board.error.too_many_seekers"]({ count: seekersShownPerDay }), {
				retryAfterSeconds: secondsLeftOfIndianDay(now),
			});
		if (shown.size > before) await keepSeekersShown(tx, { userId: viewer.userId, day }, [...shown]);
		return allowed;
	});
}
