import { deleteUnlessShown, type ImageStore } from "../../media/server/media.api.ts";
import type { Db } from "../../platform/server/database/database.ts";
import type { Jobs } from "../../platform/server/jobs/jobs.ts";
import { isPictureShown } from "./catalogue-changes.repository.ts";
import { pictureFolder, uploadedPath } from "./service-picture.ts";

/** The job that deletes a former picture of a service. */
const deletePicture = "catalogue.delete-picture";
type UploadedPicture = { name: string };

/** Queues the deletion of an uploaded picture. The job keeps it if a service shows it by then. */
export function discardPicture(tx: Db, jobs: Pick<Jobs, "enqueue">, name: string): Promise<void> {
	return jobs.enqueue<UploadedPicture>(tx, deletePicture, { name });
}

/** Registers the module's jobs. */
export function registerCatalogueJobs(
	jobs: Jobs,
	{ db, store }: { db: Db; store: Pick<ImageStore, "delete"> },
): void {
	jobs.handle<UploadedPicture>(deletePicture, ({ name }) =>
		deleteUnlessShown({ db, store }, { folder: pictureFolder, name }, (tx) =>
			isPictureShown(tx, uploadedPath(name)),
		),
	);
}
