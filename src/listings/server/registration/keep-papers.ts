import type { Pictures } from "../../../media/server/pictures.ts";
import { badInput, type ErrorItem } from "../../../platform/app-error.ts";
import { withoutTurningSigns } from "../../../platform/unseen-signs.ts";
import type { Db } from "../../../platform/server/database/database.ts";
import { newId } from "../../../platform/server/database/ids.ts";
import type { Jobs } from "../../../platform/server/jobs/jobs.ts";
import type { UploadedFile } from "../../../platform/server/uploads/uploads.ts";
import { m } from "../../../paraglide/messages.js";
import type { FileAnswer } from "../../property-answers.ts";
import type { FilePlace } from "../../property-check.ts";
import { pathOf } from "../../property-place.ts";
import { discardUnseen } from "../listings.jobs.ts";

/** The stored files, by the upload that each was made from. */
export type KeptPapers = ReadonlyMap<UploadedFile, FileAnswer>;

type Dependencies = { pictures: Pick<Pictures, "keepPaper">; db: Db; jobs: Pick<Jobs, "enqueue"> };

/** The original file name, for display. */
function shownName({ name }: UploadedFile): string {
	return withoutTurningSigns(name).trim() || m["listings.answer.unnamed_file"]();
}

/** Queues the deletion of papers that no row names. */
export function dropPapers(needs: Pick<Dependencies, "db" | "jobs">, kept: KeptPapers): Promise<void> {
	return discardUnseen(needs, { files: [...kept.values()].map(({ key }) => key) });
}

/**
 * Stores the files that answer questions, outside of the public folders. They are stored before any row names them, so
 * a caller that fails to write the row must drop them. Throws bad_input with every rejected file, at its question, and
 * then stores none.
 */
export async function keepPapers(
	{ pictures, db, jobs }: Dependencies,
	places: readonly Pick<FilePlace<UploadedFile>, "place" | "sent">[],
): Promise<KeptPapers> {
	const kept = new Map<UploadedFile, FileAnswer>();
	const faults: ErrorItem[] = [];
	try {
		// One after the other: re-encoding a photo uses a whole core and up to 200 MB.
		for (const { place, sent } of places) {
			for (const file of sent) {
				// A separate owner id for each file: no two answers share a file, so each can be deleted by itself.
				const taken = await pictures.keepPaper(file, newId());
				if ("refused" in taken) faults.push({ path: pathOf(place), msg: taken.refused });
				else kept.set(file, { key: taken.key, name: shownName(file) });
			}
		}
		const [first, ...others] = faults;
		if (first !== undefined) throw badInput([first, ...others]);
		return kept;
	} catch (error) {
		await dropPapers({ db, jobs }, kept);
		throw error;
	}
}
