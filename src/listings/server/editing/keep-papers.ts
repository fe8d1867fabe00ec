import { badInput, type ErrorItem } from "../../../platform/app-error.ts";
import { withoutTurningSigns } from "../../../platform/unseen-signs.ts";
import { newId } from "../../../platform/server/database/ids.ts";
import type { UploadedFile } from "../../../platform/server/uploads/uploads.ts";
import { m } from "../../../paraglide/messages.js";
import type { FileAnswer } from "../../property-answers.ts";
import type { FilePlace } from "../../property-check.ts";
import { pathOf } from "../../property-place.ts";
import type { ListingsContext } from "../listings.context.ts";
import { discardUnreferenced } from "../listings.jobs.ts";

/** The stored files, by the upload that each was made from. */
export type KeptPapers = ReadonlyMap<UploadedFile, FileAnswer>;

/** The original file name, for display. */
function shownName({ name }: UploadedFile): string {
	return withoutTurningSigns(name).trim() || m["listings.answer.unnamed_file"]();
}

/** Queues the deletion of papers that no row names. */
export function dropPapers(ctx: Pick<ListingsContext, "db" | "jobs">, kept: KeptPapers): Promise<void> {
	return discardUnreferenced(ctx, { files: [...kept.values()].map(({ key }) => key) });
}

/**
 * Stores the files that answer questions, outside of the public folders. They are stored before any row names them, so
 * a caller that fails to write the row must drop them. Throws bad_input with every rejected file, at its question, and
 * then stores none.
 */
export async function keepPapers(
	ctx: Pick<ListingsContext, "db" | "jobs"> & { pictures: Pick<ListingsContext["pictures"], "keepPaper"> },
	places: readonly Pick<FilePlace<UploadedFile>, "place" | "sent">[],
): Promise<KeptPapers> {
	const kept = new Map<UploadedFile, FileAnswer>();
	const faults: ErrorItem[] = [];
	try {
		// One after the other: re-encoding a photo uses a whole core and up to 200 MB.
		for (const { place, sent } of places) {
			for (const file of sent) {
				// A separate owner id for each file: no two answers share a file, so each can be deleted by itself.
				const result = await ctx.pictures.keepPaper(file, newId());
				if ("refused" in result) faults.push({ path: pathOf(place), msg: result.refused });
				else kept.set(file, { key: result.key, name: shownName(file) });
			}
		}
		const [first, ...others] = faults;
		if (first !== undefined) throw badInput([first, ...others]);
		return kept;
	} catch (error) {
		await dropPapers(ctx, kept);
		throw error;
	}
}
