import { ensureReferralCode, lockUser } from "../../../accounts/server/accounts.api.ts";
import { listingStatusNames } from "../../listing-status-names.ts";
import { m } from "../../../paraglide/messages.js";
import type { Viewer } from "../../../platform/access.ts";
import { AppError, badInput, notFound } from "../../../platform/app-error.ts";
import { type Db, inTransaction } from "../../../platform/server/database/database.ts";
import { type ListingStatus, type ManagerStep, managerSteps } from "../../listing.ts";
import type { ListingDetails } from "../../listing-answers.ts";
import { mayActivate, maySkipPaymentOf } from "../../listings.policy.ts";
import { skippedPayment } from "../editing/listing-changes.ts";
import { readPlaceIds } from "../editing/listing-places.repository.ts";
import type { ListingsContext } from "../listings.context.ts";
import { readListing } from "../read-listing.ts";
import { writeReach } from "../search/write-reach.ts";
import { auditListing } from "./audit-listing.ts";
import { decisionNotifications } from "./decision-notifications.ts";
import { type ListingState, moveStatus, readState } from "./listing-status.repository.ts";

export type MoveContext = Omit<ListingsContext, "idempotency" | "keyedHash" | "jobs" | "pictures" | "store">;
type MoveRequest = {
	professionalId: string;
	type: ListingStatus;
	reason?: string | undefined;
	/** Waives the payment that is due, if the step needs it. */
	paymentOption?: boolean | undefined;
};
export type Step = ManagerStep & Pick<ListingState, "ownerId" | "serviceId" | "paymentStatus">;

/** A step that staff or a job take with a listing. */
export type Decision = {
	listingId: string;
	step: Step;
	reason: string | undefined;
	/** Null for a scheduled step. */
	actorId: string | null;
	/** The caller has recorded the suspension, or its end, itself. */
	isRecorded?: boolean;
};

/**
 * Moves a listing to another status for a manager. The public lists, the audit entry and the owner's notification
 * follow in the same transaction. A payment that is due is waived only if the manager requests it with a reason. Throws
 * not_found; forbidden if the manager owns the listing, because a colleague has to decide; bad_input if a required
 * reason is missing; conflict if the present status does not allow the step, a payment is due, its owner is suspended, or
 * someone else changed the listing first.
 */
export async function moveListing(
	ctx: MoveContext,
	viewer: Viewer,
	request: MoveRequest,
): Promise<ListingDetails> {
	const { professionalId: listingId, reason } = request;
	const state = await readState(ctx.db, listingId);
	if (state === undefined) throw notFound();
	const step = stepOf(viewer, state, request);
	const { serviceById } = await ctx.catalogue.snapshot();
	const { type: service, comingSoon } = serviceById.get(state.serviceId) ?? {};
	if (step.to === "active" && comingSoon)
		throw new AppError("conflict", m["listings.move.coming_soon"]({ service: service ?? "" }));
	await inTransaction(ctx.db, (tx) => takeStep(ctx, tx, { listingId, step, reason, actorId: viewer.userId }));
	return readListing(ctx, viewer, listingId);
}

/**
 * Takes the step with the public lists, the audit entry, the owner's notification and the events that follow. Throws
 * conflict if someone else changed the listing first.
 */
export async function takeStep(
	ctx: MoveContext,
	tx: Db,
	{ listingId, step, reason, actorId, isRecorded = false }: Decision,
): Promise<void> {
	const now = ctx.clock();
	const isActivated = step.to === "active";
	// Lock the account before its listing, the order used everywhere; a deleted account takes its listing with it.
	const owner = isActivated ? await lockUser(tx, step.ownerId) : null;
	if (owner && owner.suspendedAt !== null)
		throw new AppError("conflict", m["listings.move.owner_suspended"]());
	const isOwned = owner !== undefined;
	const statusReason = step.showsReason ? reason : null;
	if (!isOwned || !(await moveStatus(tx, listingId, { ...step, statusReason }, now)))
		throw new AppError("conflict", m["listings.move.meanwhile"]());
	if (step.from === "applied" && isActivated && (await readPlaceIds(tx, listingId)).length === 0)
		throw new AppError("conflict", m["listings.move.no_place"]());
	await writeReach(tx, listingId);
	const entry = { at: now, actorId, subjectId: listingId, reason: reason || null };
	if (step.skipsPayment) await auditListing(tx, { ...entry, ...skippedPayment(step.paymentStatus) });
	await auditListing(tx, {
		...entry,
		action: `listing.${step.action}`,
		before: { status: step.from },
		after: { status: step.to },
	});
	if (step.suspends) {
		const suspended = { listingId, at: now, actorId, reason: statusReason ?? null, isRecorded };
		await ctx.listingSuspended.announce(tx, suspended);
	}
	if (step.skipsPayment && actorId !== null) {
		const waiver = { listingId, staffId: actorId, reason: reason ?? "", at: now };
		await ctx.paymentWaived.announce(tx, waiver);
	}
	const decision = { listingId, ...step, reason: statusReason, now };
	await ctx.notify(tx, decisionNotifications(actorId, decision));
	if (!isActivated) return;
	if (step.action === "renew") await ctx.listingReopened.announce(tx, { listingId, at: now, isRecorded });
	await ensureReferralCode(tx, step.ownerId);
	await ctx.listingActivated.announce(tx, { listingId });
}

/** The step that leads to the status; throws if a manager may not take it. */
function stepOf(
	viewer: Viewer,
	{ ownerId, serviceId, status, paymentStatus }: ListingState,
	{ type: to, reason, paymentOption = false }: MoveRequest,
): Step {
	if (status === to) throw new AppError("conflict", m["listings.move.already"]());
	const step = managerSteps({ status, paymentStatus }).find((candidate) => candidate.to === to);
	if (step === undefined)
		throw new AppError(
			"conflict",
			m["listings.move.impossible"]({ from: listingStatusNames[status](), to: listingStatusNames[to]() }),
		);
	if (step.to === "active" && !mayActivate(ownerId, viewer))
		throw new AppError("forbidden", m["listings.move.activate_own"]());
	if (step.skipsPayment && !paymentOption) throw new AppError("conflict", m["listings.move.unpaid"]());
	if (step.skipsPayment && !maySkipPaymentOf(ownerId, viewer))
		throw new AppError("forbidden", m["listings.register.skip_own"]());
	if (step.needsReason && !reason) throw badInput([{ msg: m["listings.move.reason"](), path: "reason" }]);
	return { ...step, ownerId, serviceId, paymentStatus };
}
