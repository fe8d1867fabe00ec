import { lockUser, setSuspended } from "../../../accounts/server/accounts.api.ts";
import { reopenListing } from "../../../listings/server/listings.api.ts";
import { m } from "../../../paraglide/messages.js";
import type { Viewer } from "../../../platform/access.ts";
import { AppError, notFound } from "../../../platform/app-error.ts";
import { type Db, inTransaction } from "../../../platform/server/database/database.ts";
import { maySuspend, suspensionTransition } from "../../suspension.ts";
import type { StaffSuspension } from "../../suspensions.contract.ts";
import type { SafetyContext } from "../safety.context.ts";
import { auditSuspension } from "./audit-suspension.ts";
import { presentForStaff } from "./list-suspensions.ts";
import {
	closeWithPerson,
	findSuspension,
	moveSuspension,
	readExpiredSuspensions,
	type SuspensionRow,
} from "./suspensions.repository.ts";

/** The error for a suspension that someone else, or the job, has ended. */
export const suspensionOver = () => new AppError("conflict", m["safety.suspend.over"]());

type Restoration = {
	/** The member of staff; null for the scheduled job. */
	actorId: string | null;
	reason: string;
};

/**
 * Restores what a suspension took away, in the transaction that ends it: the account and its listings, with their paused
 * plans. A listing whose owner is suspended stays closed until that suspension ends.
 */
export async function restore(
	ctx: SafetyContext,
	tx: Db,
	{ id, userId, listingId, closedListingIds }: SuspensionRow,
	restoration: Restoration,
): Promise<void> {
	if (listingId !== null) {
		if (await closeWithPerson(tx, userId, listingId)) return;
		await reopenListing(ctx.listings, tx, { listingId, ...restoration, isRecorded: true });
		return;
	}
	if ((await lockUser(tx, userId)) === undefined) return;
	await setSuspended(tx, userId, null);
	for (const closed of closedListingIds)
		// oxlint-disable-next-line no-await-in-loop -- one transaction
		await reopenListing(ctx.listings, tx, { listingId: closed, ...restoration, isRecorded: true });
	await ctx.notify(tx, [
		{ userId, kind: "account.restored", subjectId: id, details: {}, occasion: `account.restored:${id}` },
	]);
}

async function endInTransaction(
	ctx: SafetyContext,
	tx: Db,
	id: string,
	{ by, ...restoration }: Restoration & { by: "staff" | "timetable" },
): Promise<boolean> {
	const step = suspensionTransition("running", "end", by);
	const at = ctx.clock();
	const ended = step && (await moveSuspension(tx, id, { ...step, at }));
	if (ended === undefined) return false;
	await restore(ctx, tx, ended, restoration);
	await auditSuspension(tx, {
		at,
		actorId: restoration.actorId,
		action: "suspension.end",
		subjectId: id,
		reason: restoration.reason,
	});
	return true;
}

/** Ends a suspension early. Throws not_found; forbidden for one's own; conflict if it is over. */
export async function endSuspension(
	ctx: SafetyContext,
	viewer: Viewer,
	id: string,
	reason: string,
): Promise<StaffSuspension> {
	const suspension = await findSuspension(ctx.db, id);
	if (suspension === undefined) throw notFound();
	if (!maySuspend(suspension.userId, viewer)) throw new AppError("forbidden", m["safety.suspend.own"]());
	const end = { by: "staff", actorId: viewer.userId, reason } as const;
	if (!(await inTransaction(ctx.db, (tx) => endInTransaction(ctx, tx, id, end)))) throw suspensionOver();
	const ended = await findSuspension(ctx.db, id);
	const [answer] = ended === undefined ? [] : await presentForStaff(ctx, viewer, [ended]);
	if (answer === undefined) throw notFound();
	return answer;
}

/** Suspensions ended in one run of the job. */
const batch = 100;

/**
 * Ends the suspensions whose time is over. Safe to repeat. One that fails does not delay the others; its error is thrown
 * at the end.
 */
export async function endExpiredSuspensions(ctx: SafetyContext): Promise<void> {
	const errors: unknown[] = [];
	const end = { by: "timetable", actorId: null, reason: m["safety.suspend.time_over"]() } as const;
	for (const id of await readExpiredSuspensions(ctx.db, ctx.clock(), batch)) {
		const work = inTransaction(ctx.db, (tx) => endInTransaction(ctx, tx, id, end));
		// oxlint-disable-next-line no-await-in-loop -- each in a transaction of its own
		await work.catch((error: unknown) => errors.push(error));
	}
	if (errors.length > 0) throw new AggregateError(errors, "some suspensions did not end");
}
