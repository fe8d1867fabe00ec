import type { Clock } from "../../platform/dates.ts";
import type { Db } from "../../platform/server/database.ts";
import type { Jobs } from "../../platform/server/jobs.ts";
import { deleteCallsOf, readCallsOf } from "./contacts.repository.ts";
import { discardStored } from "./listings.jobs.ts";
import { blankListingsOf, readForExport } from "./listings.repository.ts";
import { filesAnswered } from "../property-answers.ts";

/**
 * What is to happen here when a person's account is deleted: their listings disappear from every list and page, and
 * nothing personal stays of them. The files go after the commit: a deletion that is undone must not lose them.
 */
export function forgetListingsOf({ clock, jobs }: { clock: Clock; jobs: Pick<Jobs, "enqueue"> }) {
	return async (tx: Db, { userId }: { userId: string }): Promise<void> => {
		const { pictures, answers } = await blankListingsOf(tx, userId, clock());
		await deleteCallsOf(tx, userId);
		const files = answers
			.flatMap(({ properties, fields }) => filesAnswered(fields, properties))
			.map((file) => file.key);
		await discardStored(tx, jobs, { pictures, files });
	};
}

/** Adds the person's listings and whom they called to the copy of their data. */
export async function exportListingsOf(
	tx: Db,
	{ userId, add }: { userId: string; add: (part: string, data: unknown) => void },
): Promise<void> {
	add("listings", await readForExport(tx, userId));
	add("calls", await readCallsOf(tx, userId));
}
