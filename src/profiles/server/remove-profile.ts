import type { Db } from "../../platform/server/database/database.ts";
import { deleteAnswer } from "./github/github.repository.ts";
import type { ProfilesContext } from "./profiles.context.ts";
import { discardPicture } from "./profiles.jobs.ts";
import { deleteProfile } from "./profiles.repository.ts";

type Context = Pick<ProfilesContext, "jobs" | "setSeeking">;

/**
 * Removes the person's profile with its entries, visits and cached GitHub answer. The picture's files are deleted after
 * the commit, because a transaction that is rolled back must not lose them. Does nothing without a profile.
 */
export async function removeProfile({ jobs }: Pick<Context, "jobs">, tx: Db, userId: string): Promise<void> {
	const deleted = await deleteProfile(tx, userId);
	if (deleted === undefined) return;
	if (deleted.picture !== null) await discardPicture({ jobs }, tx, { userId, name: deleted.picture });
	if (deleted.githubUsername !== "") await deleteAnswer(tx, deleted.githubUsername);
}

/** Takes a profile down for staff: employers no longer find the person by it. */
export async function removeProfileByStaff(ctx: Context, tx: Db, userId: string): Promise<void> {
	await removeProfile(ctx, tx, userId);
	await ctx.setSeeking(tx, userId, false);
}
