import type { Pictures } from "../../media/server/pictures.ts";
import { badInput, type ErrorItem } from "../../platform/app-error.ts";
import { withoutTurningSigns } from "../../platform/unseen-signs.ts";
import type { Db } from "../../platform/server/database.ts";
import { newId } from "../../platform/server/ids.ts";
import type { Jobs } from "../../platform/server/jobs.ts";
import type { UploadedFile } from "../../platform/server/uploads.ts";
import { m } from "../../paraglide/messages.js";
import type { FileAnswer } from "../property-answers.ts";
import type { FilePlace } from "../property-check.ts";
import { pathOf } from "../property-place.ts";
import { discardUnseen } from "./listings.jobs.ts";

/** What was taken into the store, by the file that it was made from. */
export type KeptPapers = ReadonlyMap<UploadedFile, FileAnswer>;

type Needs = { pictures: Pick<Pictures, "keepPaper">; db: Db; jobs: Pick<Jobs, "enqueue"> };

/** What the person called the file, for reading. */
function shownName({ name }: UploadedFile): string {
	return withoutTurningSigns(name).trim() || m["listings.answer.unnamed_file"]();
}

/** Queues the deletion of papers that no row names. */
export function dropPapers(needs: Pick<Needs, "db" | "jobs">, kept: KeptPapers): Promise<void> {
	return discardUnseen(needs, { files: [...kept.values()].map(({ key }) => key) });
}

/**
 * Takes the files that answer questions into the store, out of the public folders. They lie there before any row names
 * them: whoever then fails to write the row has to drop them. Throws bad_input with every file that was refused, at
 * its question, and then keeps none.
 */
export async function keepPapers(
	{ pictures, db, jobs }: Needs,
	places: readonly Pick<FilePlace<UploadedFile>, "place" | "sent">[],
): Promise<KeptPapers> {
	const kept = new Map<UploadedFile, FileAnswer>();
	const faults: ErrorItem[] = [];
	try {
		// One after the other: a photo being re-encoded fills a core and up to 200 MB.
		for (const { place, sent } of places) {
			for (const file of sent) {
				// An owner of its own for each file: no two answers share one, so that each can be deleted by itself.
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
