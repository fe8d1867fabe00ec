import type { Viewer } from "../../platform/access.ts";
import { AppError } from "../../platform/app-error.ts";
import { type Clock, indianDay, secondsLeftOfIndianDay } from "../../platform/dates.ts";
import { type Db, inTransaction } from "../../platform/server/database/database.ts";
import { m } from "../../paraglide/messages.js";
import { seekersShownPerDay } from "../job.ts";
import type { JobDays } from "./job-days.ts";
import { findSeekersShown, keepSeekersShown } from "./job-posts.repository.ts";

type SeekerLimitDependencies = { db: Db; clock: Clock; days: Pick<JobDays, "hold"> };

/**
 * Leaves of a page of job seekers those whom the viewer was shown today already, and new ones while there are fewer than
 * `seekersShownPerDay` of the day; the new ones are kept as shown before they are. Throws too_often where that leaves
 * nobody of a page that has somebody, not_signed_in where the account is deleted before new ones are counted.
 */
export function createSeekerLimit({ db, clock, days }: SeekerLimitDependencies) {
	return async function withinLimit<Row extends { userId: string }>(
		viewer: Viewer,
		page: Row[],
	): Promise<Row[]> {
		if (page.length === 0) return page;
		const seen = await findSeekersShown(db, viewer.userId, indianDay(clock()));
		// Whom one has seen is looked at again without a lock.
		if (page.every(({ userId }) => seen.includes(userId))) return page;
		return inTransaction(db, async (tx) => {
			const { userId } = viewer;
			const now = clock();
			const day = await days.hold(tx, viewer, now);
			const shown = new Set(await findSeekersShown(tx, userId, day));
			const before = shown.size;
			const left = page.filter((row) => {
				if (shown.size < seekersShownPerDay) shown.add(row.userId);
				return shown.has(row.userId);
			});
			if (left.length === 0)
				throw new AppError(
					"too_often",
					m["job-board.error.too_many_seekers"]({ count: seekersShownPerDay }),
					{
						retryAfterSeconds: secondsLeftOfIndianDay(now),
					},
				);
			if (shown.size > before) await keepSeekersShown(tx, { userId, day }, [...shown]);
			return left;
		});
	};
}
