import { deleteUnlessShown } from "../../media/server/media.api.ts";
import { indianDay } from "../../platform/dates.ts";
import { type Db, inTransaction } from "../../platform/server/database/database.ts";
import type { Jobs } from "../../platform/server/jobs/jobs.ts";
import { deleteAnswersUntil } from "./github/github.repository.ts";
import type { ProfilesContext } from "./profiles.context.ts";
import { deleteVisitsBefore, isPictureShown } from "./profiles.repository.ts";

/** The background job that deletes a picture that a profile no longer shows. */
export const deletePicture = "profiles.delete-picture";
/** A picture by its name in the image store, and its owner. */
export type OwnPicture = { userId: string; name: string };

/** Rows per statement. */
const batch = 1_000;
/** How long an old answer of GitHub is kept as a fallback, in milliseconds. */
const answersKeptForMs = 7 * 86_400_000;

/**
 * Queues the deletion of a picture in the transaction that removes it from its profile. The job keeps the files if the
 * profile shows the picture again by then.
 */
export function discardPicture(
	{ jobs }: Pick<ProfilesContext, "jobs">,
	tx: Db,
	picture: OwnPicture,
): Promise<void> {
	return jobs.enqueue<OwnPicture>(tx, deletePicture, picture);
}

/**
 * Queues the deletion of a stored picture that the profile may not show, because it was not written or has changed since.
 * Never throws: the caller reports its own error, and a leftover file is shown nowhere.
 */
export async function discardUnseen(
	ctx: Pick<ProfilesContext, "db" | "jobs">,
	picture: OwnPicture,
): Promise<void> {
	await inTransaction(ctx.db, (tx) => discardPicture(ctx, tx, picture)).catch(() => undefined);
}

/** Deletes the visitors of past days; the counters of the profiles stay. */
export async function deleteOldVisits({ db, clock }: Pick<ProfilesContext, "db" | "clock">): Promise<void> {
	const today = indianDay(clock());
	while ((await deleteVisitsBefore(db, today, batch)) === batch);
}

/** Deletes answers of GitHub that are too old to use. */
export async function deleteOldGithubAnswers({
	db,
	clock,
}: Pick<ProfilesContext, "db" | "clock">): Promise<void> {
	const until = new Date(clock().getTime() - answersKeptForMs);
	while ((await deleteAnswersUntil(db, until, batch)) === batch);
}

/** Registers and schedules the module's background jobs. */
export function registerProfilesJobs(jobs: Jobs, ctx: ProfilesContext): void {
	jobs.handle<OwnPicture>(deletePicture, ({ userId, name }) =>
		deleteUnlessShown(ctx, { folder: "profile-photos", name }, (tx) => isPictureShown(tx, userId, name)),
	);
	jobs.handle("profiles.delete-visits", () => deleteOldVisits(ctx));
	jobs.schedule("profiles.delete-visits", "13 0 * * *");
	jobs.handle("profiles.delete-github", () => deleteOldGithubAnswers(ctx));
	jobs.schedule("profiles.delete-github", "53 3 * * *");
}
