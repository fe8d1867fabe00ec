import type { ImageStore } from "../../media/server/image-store.ts";
import { deleteUnlessShown } from "../../media/server/stored-pictures.service.ts";
import { type Clock, indianDay } from "../../platform/dates.ts";
import { type Db, inTransaction } from "../../platform/server/database/database.ts";
import type { Jobs } from "../../platform/server/jobs/jobs.ts";
import { deleteAnswersUntil } from "./github/github.repository.ts";
import { deleteVisitsBefore, isPictureShown } from "./profiles.repository.ts";

/** The job that deletes a picture that a profile showed. */
export const deletePicture = "profiles.delete-picture";
/** A picture by its name in the image store, and whose it is. */
export type OwnPicture = { userId: string; name: string };

/** Rows worked on in one statement. */
const batch = 1_000;
/** How long an answer of GitHub may stand in for one that does not come, in milliseconds. */
const answersKeptFor = 7 * 86_400_000;

type Dependencies = { db: Db; clock: Clock };

/** Queues the deletion of a picture in the transaction that takes it from its profile. Where it is shown then, it stays. */
export function discardPicture(tx: Db, jobs: Pick<Jobs, "enqueue">, picture: OwnPicture): Promise<void> {
	return jobs.enqueue<OwnPicture>(tx, deletePicture, picture);
}

/**
 * Queues the deletion of a picture that came into the store and may be shown by no profile: one that was not written, or
 * has changed since. Never throws: what led here is what is to be told, and a file that stays behind is shown nowhere.
 */
export async function discardUnseen(
	{ db, jobs }: { db: Db; jobs: Pick<Jobs, "enqueue"> },
	picture: OwnPicture,
): Promise<void> {
	await inTransaction(db, (tx) => discardPicture(tx, jobs, picture)).catch(() => undefined);
}

/** Forgets who looked at profiles on days that are over; the counters stay. */
export async function deleteOldVisits({ db, clock }: Dependencies): Promise<void> {
	const today = indianDay(clock());
	while ((await deleteVisitsBefore(db, today, batch)) === batch);
}

/** Forgets what GitHub answered so long ago that it is nobody's answer any more. */
export async function deleteOldGithubAnswers({ db, clock }: Dependencies): Promise<void> {
	const until = new Date(clock().getTime() - answersKeptFor);
	while ((await deleteAnswersUntil(db, until, batch)) === batch);
}

/** Puts the module's work into the queue and on the timetable. */
export function registerProfilesJobs(
	jobs: Jobs,
	{ db, clock, store }: Dependencies & { store: Pick<ImageStore, "delete"> },
): void {
	jobs.handle<OwnPicture>(deletePicture, ({ userId, name }) =>
		deleteUnlessShown({ db, store }, { folder: "profile-photos", name }, (tx) =>
			isPictureShown(tx, userId, name),
		),
	);
	jobs.handle("profiles.forget-visits", () => deleteOldVisits({ db, clock }));
	jobs.schedule("profiles.forget-visits", "13 0 * * *");
	jobs.handle("profiles.forget-github", () => deleteOldGithubAnswers({ db, clock }));
	jobs.schedule("profiles.forget-github", "53 3 * * *");
}
