import { m } from "../../../paraglide/messages.js";
import type { Viewer } from "../../../platform/access.ts";
import { AppError, notFound } from "../../../platform/app-error.ts";
import type { Clock } from "../../../platform/dates.ts";
import { lockUntilCommit } from "../../../platform/server/database/advisory-lock.ts";
import { type Db, inTransaction } from "../../../platform/server/database/database.ts";
import { newId } from "../../../platform/server/database/ids.ts";
import { type BlockFault, blockFault, blocksAtMost } from "../../blocks.ts";
import { keepPeople, lockSignedIn, readUsersByIds } from "../people.ts";
import {
	countBlocksOf,
	deleteBlock,
	hasBlocked,
	insertBlock,
	isBlockedBetween,
} from "./blocks.repository.ts";

export type BlocksContext = {
	db: Db;
	clock: Clock;
	/** Whether an open booking exists between the two, whichever of them is the customer. */
	hasOpenBooking: (db: Db, one: string, other: string) => Promise<boolean>;
};

const faultTexts: Record<BlockFault, () => string> = {
	self: m["accounts.blocks.self"],
	"by-staff": m["accounts.blocks.by_staff"],
	staff: m["accounts.blocks.staff"],
};

/**
 * Locks the two people's blocks of each other until the transaction ends, and returns whether one of them has blocked
 * the other. A booking takes this lock, so that it and a block never both succeed.
 */
export async function lockBlocksBetween(tx: Db, one: string, other: string): Promise<boolean> {
	await lockUntilCommit(tx, `blocks ${[one, other].toSorted().join(" ")}`);
	return isBlockedBetween(tx, one, other);
}

/**
 * Blocks a person for the viewer, once. `leadId` is the lead by which the viewer knows its customer. Throws not_found;
 * forbidden for oneself, for staff and by staff; conflict while a booking between the two is open, and beyond
 * `blocksAtMost`.
 */
export async function blockPerson(
	{ db, clock, hasOpenBooking }: BlocksContext,
	viewer: Viewer,
	{ userId, leadId = null }: { userId: string; leadId?: string | null },
): Promise<void> {
	await inTransaction(db, async (tx) => {
		// One block of a person after the other, so that the limit holds.
		const blocker = await lockSignedIn(tx, viewer);
		if (!(await keepPeople(tx, [userId])).has(userId)) throw notFound();
		const person = (await readUsersByIds(tx, [userId])).get(userId);
		if (person === undefined) throw notFound();
		const fault = blockFault(blocker, person);
		if (fault !== null) throw new AppError("forbidden", faultTexts[fault]());
		await lockBlocksBetween(tx, viewer.userId, userId);
		if (await hasBlocked(tx, viewer.userId, userId)) return;
		if (await hasOpenBooking(tx, viewer.userId, userId))
			throw new AppError("conflict", m["accounts.blocks.booking_open"]());
		if ((await countBlocksOf(tx, viewer.userId)) >= blocksAtMost)
			throw new AppError("conflict", m["accounts.blocks.too_many"]({ count: blocksAtMost }));
		await insertBlock(tx, {
			id: newId(),
			blockerId: viewer.userId,
			blockedId: userId,
			leadId,
			createdAt: clock(),
		});
	});
}

/** Takes the viewer's block of this person back; does nothing if there is none. */
export function unblockPerson(
	{ db }: Pick<BlocksContext, "db">,
	viewer: Viewer,
	userId: string,
): Promise<void> {
	return deleteBlock(db, viewer.userId, userId);
}
