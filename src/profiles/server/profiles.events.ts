import type { AccountDeleted, ExportRequested } from "../../accounts/server/accounts.api.ts";
import type { Db } from "../../platform/server/database/database.ts";
import type { ProfilesContext } from "./profiles.context.ts";
import { findProfile } from "./profiles.repository.ts";
import { removeProfile } from "./remove-profile.ts";

/** Erases the profile of a person whose account is being deleted. */
export async function eraseProfileOf(
	ctx: Pick<ProfilesContext, "jobs" | "idempotency">,
	tx: Db,
	{ userId }: AccountDeleted,
): Promise<void> {
	await removeProfile(ctx, tx, userId);
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
