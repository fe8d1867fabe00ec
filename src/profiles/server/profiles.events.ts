import type { AccountDeleted, ExportRequested } from "../../accounts/server/accounts.api.ts";
import type { Db } from "../../platform/server/database/database.ts";
import type { Idempotency } from "../../platform/server/http/idempotency.ts";
import type { Jobs } from "../../platform/server/jobs/jobs.ts";
import { deleteAnswer } from "./github/github.repository.ts";
import { discardPicture } from "./profiles.jobs.ts";
import { deleteProfile, findProfile } from "./profiles.repository.ts";

type Dependencies = { jobs: Pick<Jobs, "enqueue">; idempotency: Pick<Idempotency, "forget"> };

/**
 * What is to happen here when a person's account is deleted: the profile goes with its entries and visits, and with what
 * GitHub said of the name in it. The picture's files go after the commit: a deletion that is undone must not lose them.
 */
export function eraseProfileOf({ jobs, idempotency }: Dependencies) {
	return async (tx: Db, { userId }: AccountDeleted): Promise<void> => {
		const gone = await deleteProfile(tx, userId);
		if (gone !== undefined && gone.picture !== null)
			await discardPicture(tx, jobs, { userId, name: gone.picture });
		if (gone !== undefined && gone.githubUsername !== "") await deleteAnswer(tx, gone.githubUsername);
		// Kept answers repeat what the person sent.
		await idempotency.forget(tx, userId);
	};
}

/** Adds the person's profile, or null, to the copy of their data. */
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
