import { lockSignedIn, readUsersByIds } from "../../accounts/server/accounts.api.ts";
import type { Viewer } from "../../platform/access.ts";
import { indianDay } from "../../platform/dates.ts";
import type { Db } from "../../platform/server/database/database.ts";
import type { JobBoardContext } from "./job-board.context.ts";
import { leavePosts, takeOverPosts } from "./job-posts.repository.ts";

type Context = Pick<JobBoardContext, "keyedHash">;

const hashOf = ({ keyedHash }: Context, mobile: string, day: string) => keyedHash("job-posts", day, mobile);

/**
 * Locks the viewer's account, so that parallel requests are counted one after the other, and returns the Indian day
 * that the counters belong to. Counters that an earlier account with the same mobile left behind today are taken over;
 * otherwise deleting an account would reset the limits. Throws not_signed_in if the account was deleted.
 */
export async function lockDailyCounters(
	ctx: Context,
	tx: Db,
	viewer: Pick<Viewer, "userId">,
	now: Date,
): Promise<string> {
	const { id, mobile } = await lockSignedIn(tx, viewer);
	const day = indianDay(now);
	await takeOverPosts(tx, id, hashOf(ctx, mobile, day));
	return day;
}

/** Keeps today's counters under a hash of the mobile. The caller deletes the account in the same transaction. */
export async function leaveDailyCounters(
	ctx: Context & Pick<JobBoardContext, "clock">,
	tx: Db,
	userId: string,
): Promise<void> {
	const mobile = (await readUsersByIds(tx, [userId])).get(userId)?.mobile;
	if (mobile === undefined) return;
	const day = indianDay(ctx.clock());
	await leavePosts(tx, userId, day, hashOf(ctx, mobile, day));
}
