import { ensureReferralCode } from "../../accounts/server/roles.service.ts";
import { holdUser } from "../../accounts/server/users.service.ts";
import type { CatalogueService } from "../../catalogue/server/catalogue.service.ts";
import type { Tell } from "../../notifications/server/notifications.service.ts";
import type { Viewer } from "../../platform/access.ts";
import { AppError, badInput, notFound } from "../../platform/app-error.ts";
import type { Clock } from "../../platform/dates.ts";
import { type Announcement, createAnnouncement } from "../../platform/server/announcement.ts";
import { type Db, inTransaction } from "../../platform/server/database.ts";
import { m } from "../../paraglide/messages.js";
import { type ListingStatus, type ManagerStep, managerSteps } from "../listing.ts";
import type { ListingDetails } from "../listing-answers.ts";
import { mayActivate, maySkipPaymentOf } from "../listings.policy.ts";
import { auditListing } from "./audit-listing.ts";
import { decisionNotifications } from "./decision-notifications.ts";
import { skippedPayment } from "./listing-changes.ts";
import { writeReach } from "./listing-reach.service.ts";
import { type ListingState, moveStatus, readState } from "./listing-status.repository.ts";
import type { ListingReopened, ListingSuspended, PaymentWaived } from "./listings.events.ts";
import type { Listings } from "./listings.service.ts";

export type { ListingReopened, ListingSuspended, PaymentWaived } from "./listings.events.ts";

type Needs = {
	db: Db;
	clock: Clock;
	catalogue: Pick<CatalogueService, "snapshot">;
	tell: Tell;
	listings: Pick<Listings, "read">;
};
type Asked = {
	professionalId: string;
	type: ListingStatus;
	reason?: string | undefined;
	/** Lets go what is left to pay, where the step needs it paid. */
	paymentOption?: boolean | undefined;
};
type Step = ManagerStep & Pick<ListingState, "ownerId" | "serviceId" | "paymentStatus">;

type Decision = {
	listingId: string;
	step: Step;
	reason: string | undefined;
	/** The service's name, for the owner's notification. */
	service: string | undefined;
};

/** Said in the transaction in which a manager makes a listing active, for the first time or anew; account and listing are locked. */
export type ListingActivated = { listingId: string };

export type Moderation = {
	/**
	 * Moves a listing to another status for a manager; the public lists, the audit log and the owner's notification
	 * follow in the same transaction. What is left to pay is let go only where the manager says so and why. Throws not_found, forbidden
	 * where the listing is the manager's own and a colleague has to decide, bad_input without a reason where one is
	 * needed, and conflict: not from its present status, something is left to pay, or somebody else was faster.
	 */
	move(viewer: Viewer, asked: Asked): Promise<ListingDetails>;
	/** Upper wings listen in `wings.ts`. */
	listingActivated: Announcement<ListingActivated>;
	listingSuspended: Announcement<ListingSuspended>;
	listingReopened: Announcement<ListingReopened>;
	paymentWaived: Announcement<PaymentWaived>;
};

/** Managers decide who is shown. */
export function createModeration({ db, clock, catalogue, tell, listings }: Needs): Moderation {
	const listingActivated = createAnnouncement<ListingActivated>();
	const listingSuspended = createAnnouncement<ListingSuspended>();
	const listingReopened = createAnnouncement<ListingReopened>();
	const paymentWaived = createAnnouncement<PaymentWaived>();
	return {
		listingActivated,
		listingSuspended,
		listingReopened,
		paymentWaived,
		async move(viewer, asked) {
			const { professionalId, reason } = asked;
			const state = await readState(db, professionalId);
			if (state === undefined) throw notFound();
			const step = stepOf(viewer, state, asked);
			const { serviceById } = await catalogue.snapshot();
			const service = serviceById.get(state.serviceId)?.type;
			await inTransaction(db, (tx) => take(tx, viewer, { listingId: professionalId, step, reason, service }));
			return listings.read(professionalId, viewer);
		},
	};

	async function take(tx: Db, viewer: Viewer, { listingId, step, reason, service }: Decision): Promise<void> {
		const now = clock();
		const isActivated = step.to === "active";
		// The account before its listing, as everybody locks them; one that is going takes its listing with it.
		const isOwned = !isActivated || (await holdUser(tx, step.ownerId)) !== undefined;
		const statusReason = step.showsReason ? reason : null;
		if (!isOwned || !(await moveStatus(tx, listingId, { ...step, statusReason }, now)))
			throw new AppError("conflict", m["listings.move.meanwhile"]());
		await writeReach(tx, listingId);
		const entry = {
			at: now,
			actorId: viewer.userId,
			subjectId: listingId,
			reason: reason || null,
		};
		if (step.skipsPayment) await auditListing(tx, { ...entry, ...skippedPayment(step.paymentStatus) });
		await auditListing(tx, {
			...entry,
			action: `listing.${step.action}`,
			before: { status: step.from },
			after: { status: step.to },
		});
		if (step.shuts) await listingSuspended.announce(tx, { listingId, at: now });
		if (step.skipsPayment)
			await paymentWaived.announce(tx, { listingId, staffId: viewer.userId, reason: reason ?? "", at: now });
		const decision = { listingId, ...step, service, reason: statusReason, now };
		await tell(tx, decisionNotifications(viewer, decision));
		if (!isActivated) return;
		if (step.action === "renew") await listingReopened.announce(tx, { listingId, at: now });
		await ensureReferralCode(tx, step.ownerId);
		await listingActivated.announce(tx, { listingId });
	}
}

/** The step that brings a listing there; throws where a manager may not take it. */
function stepOf(
	viewer: Viewer,
	{ ownerId, serviceId, status, paymentStatus }: ListingState,
	{ type: to, reason, paymentOption = false }: Asked,
): Step {
	if (status === to) throw new AppError("conflict", m["listings.move.already"]());
	const step = managerSteps({ status, paymentStatus }).find((one) => one.to === to);
	if (step === undefined) throw new AppError("conflict", m["listings.move.impossible"]({ from: status, to }));
	if (step.to === "active" && !mayActivate(ownerId, viewer))
		throw new AppError("forbidden", m["listings.move.activate_own"]());
	if (step.skipsPayment && !paymentOption) throw new AppError("conflict", m["listings.move.unpaid"]());
	if (step.skipsPayment && !maySkipPaymentOf(ownerId, viewer))
		throw new AppError("forbidden", m["listings.register.skip_own"]());
	if (step.needsReason && !reason) throw badInput([{ msg: m["listings.move.reason"](), path: "reason" }]);
	return { ...step, ownerId, serviceId, paymentStatus };
}
