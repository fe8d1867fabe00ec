import { lockUser, setSuspended } from "../../../accounts/server/accounts.api.ts";
import { isPublicStatus } from "../../../listings/listing.ts";
import {
	readListingFacts,
	readListingFactsOf,
	suspendListing,
} from "../../../listings/server/listings.api.ts";
import { m } from "../../../paraglide/messages.js";
import { isStaff, type Viewer } from "../../../platform/access.ts";
import { AppError, badInput, notFound } from "../../../platform/app-error.ts";
import { type Db, inTransaction } from "../../../platform/server/database/database.ts";
import { newId } from "../../../platform/server/database/ids.ts";
import type { ConductRule } from "../../conduct.ts";
import { maySuspend } from "../../suspension.ts";
import type { StaffSuspension } from "../../suspensions.contract.ts";
import type { SafetyContext } from "../safety.context.ts";
import { auditSuspension } from "./audit-suspension.ts";
import { presentForStaff } from "./list-suspensions.ts";
import { findSuspension, insertSuspension, setClosedListings } from "./suspensions.repository.ts";

type Grounds = { rule: ConductRule; evidence: string; until: Date | null };

export type SuspensionInput = {
	userId?: string | undefined;
	professionalId?: string | undefined;
	rule: ConductRule;
	evidence: string;
	until: string | null;
};

const already = () => new AppError("conflict", m["safety.suspend.already"]());

/**
 * Suspends a person, with all their active listings, or one listing. Plans pause, and the person is notified. Throws
 * bad_input for an end that is over; not_found; forbidden for oneself and for staff; conflict if the person or the
 * listing is suspended already, or the listing is not active.
 */
export async function suspend(
	ctx: SafetyContext,
	viewer: Viewer,
	{ userId, professionalId, until: end, ...grounds }: SuspensionInput,
): Promise<StaffSuspension> {
	const until = end === null ? null : new Date(end);
	if (until !== null && until <= ctx.clock())
		throw badInput([{ msg: m["safety.suspend.until_past"](), path: "until" }]);
	const id = await inTransaction(ctx.db, (tx) =>
		professionalId === undefined
			? suspendPerson(ctx, tx, viewer, { userId: userId ?? "", ...grounds, until })
			: suspendOneListing(ctx, tx, viewer, { listingId: professionalId, ...grounds, until }),
	);
	const stored = await findSuspension(ctx.db, id);
	const [answer] = stored === undefined ? [] : await presentForStaff(ctx, viewer, [stored]);
	if (answer === undefined) throw notFound();
	return answer;
}

function refuseOwn(userId: string, viewer: Viewer): void {
	if (!maySuspend(userId, viewer)) throw new AppError("forbidden", m["safety.suspend.own"]());
}

/** Suspends an active listing, and returns the suspension's id. Throws as `suspend`. */
export async function suspendOneListing(
	ctx: SafetyContext,
	tx: Db,
	viewer: Viewer,
	{ listingId, ...grounds }: Grounds & { listingId: string },
): Promise<string> {
	const listing = await readListingFacts(tx, listingId);
	if (listing === undefined) throw notFound();
	refuseOwn(listing.userId, viewer);
	if (!isPublicStatus[listing.status]) throw new AppError("conflict", m["safety.suspend.not_active"]());
	const { userId } = listing;
	const id = await insertNew(ctx, tx, viewer, { userId, listingId, ...grounds });
	const { evidence: reason } = grounds;
	const closed = { listingId, actorId: viewer.userId, reason, isRecorded: true };
	if (!(await suspendListing(ctx.listings, tx, closed)))
		throw new AppError("conflict", m["safety.suspend.not_active"]());
	return id;
}

async function suspendPerson(
	ctx: SafetyContext,
	tx: Db,
	viewer: Viewer,
	{ userId, ...grounds }: Grounds & { userId: string },
): Promise<string> {
	const person = await lockUser(tx, userId);
	if (person === undefined) throw notFound();
	refuseOwn(userId, viewer);
	if (isStaff(person)) throw new AppError("forbidden", m["safety.suspend.staff"]());
	const id = await insertNew(ctx, tx, viewer, { userId, listingId: null, ...grounds });
	const now = ctx.clock();
	await setSuspended(tx, userId, now);
	const active = (await readListingFactsOf(tx, userId)).filter(({ status }) => isPublicStatus[status]);
	const { evidence: reason } = grounds;
	for (const { id: listingId } of active)
		// oxlint-disable-next-line no-await-in-loop -- one transaction
		await suspendListing(ctx.listings, tx, { listingId, actorId: viewer.userId, reason, isRecorded: true });
	await setClosedListings(
		tx,
		id,
		active.map((listing) => listing.id),
	);
	await ctx.notify(tx, [
		{ userId, kind: "account.suspended", subjectId: id, details: {}, occasion: `account.suspended:${id}` },
	]);
	return id;
}

async function insertNew(
	ctx: SafetyContext,
	tx: Db,
	viewer: Viewer,
	suspension: Grounds & { userId: string; listingId: string | null },
): Promise<string> {
	const id = newId();
	const now = ctx.clock();
	const isNew = await insertSuspension(tx, {
		...suspension,
		id,
		suspendedBy: viewer.userId,
		suspendedAt: now,
	});
	if (!isNew) throw already();
	const { listingId, userId, rule, evidence, until } = suspension;
	await auditSuspension(tx, {
		at: now,
		actorId: viewer.userId,
		action: "suspension.start",
		subjectId: id,
		reason: evidence,
		after: { rule, until, ...(listingId === null ? { userId } : { listing: listingId }) },
	});
	return id;
}
