import type { Viewer } from "../../platform/access.ts";
import { AppError, badInput } from "../../platform/app-error.ts";
import type { Clock } from "../../platform/dates.ts";
import { recordAudit } from "../../platform/server/audit.ts";
import { type Db, inTransaction } from "../../platform/server/database.ts";
import { m } from "../../paraglide/messages.js";
import { type ListingStatus, type ManagerStep, managerSteps, type PaymentStatus } from "../listing.ts";
import type { ListingDetails } from "../listings.contract.ts";
import { skippedPayment } from "./listing-changes.ts";
import { writeReach } from "./listing-reach.repository.ts";
import { type ListingState, moveStatus, readState } from "./listing-status.repository.ts";
import type { Listings } from "./listings.service.ts";

type Needs = { db: Db; clock: Clock; listings: Pick<Listings, "read"> };
type Asked = {
	professionalId: string;
	type: ListingStatus;
	reason?: string | undefined;
	/** Lets go what is left to pay, where the step needs it paid. */
	paymentOption?: boolean | undefined;
};
type Step = ManagerStep & { paymentStatus: PaymentStatus };

export type Moderation = {
	/**
	 * Moves a listing to another status for a manager; the public lists and the audit log follow in the same
	 * transaction. What is left to pay is let go only where the manager says so and why. Throws not_found, bad_input
	 * without a reason where one is needed, and conflict: not from its present status, something is left to pay, or
	 * somebody else was faster.
	 */
	move(viewer: Viewer, asked: Asked): Promise<ListingDetails>;
};

/** Managers decide who is shown. */
export function createModeration({ db, clock, listings }: Needs): Moderation {
	return {
		async move(viewer, asked) {
			const { professionalId, reason } = asked;
			const state = await readState(db, professionalId);
			if (state === undefined) throw new AppError("not_found", m["platform.error.not_found"]());
			const step = stepOf(state, asked);
			await inTransaction(db, (tx) => take(tx, viewer, { listingId: professionalId, step, reason }));
			return listings.read(professionalId, viewer);
		},
	};

	async function take(
		tx: Db,
		viewer: Viewer,
		{ listingId, step, reason }: { listingId: string; step: Step; reason: string | undefined },
	): Promise<void> {
		const now = clock();
		if (!(await moveStatus(tx, listingId, step, now)))
			throw new AppError("conflict", m["listings.move.meanwhile"]());
		await writeReach(tx, listingId);
		const entry = {
			at: now,
			actorId: viewer.userId,
			subjectType: "listing" as const,
			subjectId: listingId,
			reason: reason || null,
		};
		if (step.skipsPayment) await recordAudit(tx, { ...entry, ...skippedPayment(step.paymentStatus) });
		await recordAudit(tx, {
			...entry,
			action: `listing.${step.action}`,
			before: { status: step.from },
			after: { status: step.to },
		});
	}
}

/** The step that brings a listing there; throws where a manager may not take it. */
function stepOf(
	{ status, paymentStatus }: ListingState,
	{ type: to, reason, paymentOption = false }: Asked,
): Step {
	if (status === to) throw new AppError("conflict", m["listings.move.already"]());
	const step = managerSteps({ status, paymentStatus }).find((one) => one.to === to);
	if (step === undefined) throw new AppError("conflict", m["listings.move.impossible"]({ from: status, to }));
	if (step.skipsPayment && !paymentOption) throw new AppError("conflict", m["listings.move.unpaid"]());
	if (step.needsReason && !reason) throw badInput([{ msg: m["listings.move.reason"](), path: "reason" }]);
	return { ...step, paymentStatus };
}
