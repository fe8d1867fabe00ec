import type { AccountDeleted, ExportRequested } from "../../accounts/server/accounts.api.ts";
import type { Db } from "../../platform/server/database/database.ts";
import { deleteAnswer } from "./github/github.repository.ts";
import type { ProfilesContext } from "./profiles.context.ts";
import { discardPicture } from "./profiles.jobs.ts";
import { deleteProfile, findProfile } from "./profiles.repository.ts";

/**
 * Erases the profile of a person whose account is being deleted, with its entries, visits and cached GitHub answer. The
 * picture's files are deleted after the commit, because a rolled back deletion must not lose them.
 */
export async function eraseProfileOf(
	ctx: Pick<ProfilesContext, "jobs" | "idempotency">,
	tx: Db,
	{ userId }: AccountDeleted,
): Promise<void> {
	const deleted = await deleteProfile(tx, userId);
	if (deleted !== undefined && deleted.picture !== null)
		await discardPicture(ctx, tx, { userId, name: deleted.picture });
	if (deleted !== undefined && deleted.githubUsername !== "") await deleteAnswer(tx, deleted.githubUsername);
	// Stored responses repeat the person's input.
	await ctx.idempotency.deleteAnswersOf(tx, userId);
}

/** Adds the person's profile, or null, to the export of their data. */
export async function exportProfileOf(tx: Db, { userId, add }: ExportRequested): Promise<void> {
	const row = await findProfile(tx, userId);
	if (row === undefined) return add("profile", null);
	const { userId: _own, createdAt, updatedAt, ...profile } = row;
	add("profile", {
		...profile,
		createdAt: createdAt.toISOString(),
		updatedAt: updatedAt.toISOString(),
	});
}
