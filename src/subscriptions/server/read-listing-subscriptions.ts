import { readUsersByIds } from "../../accounts/server/accounts.api.ts";
import { type ListingFacts, readListingFacts } from "../../listings/server/listings.api.ts";
import type { PaymentCategory } from "../../payments/payment.ts";
import { readPendingPayments } from "../../payments/server/payments.api.ts";
import type { Viewer } from "../../platform/access.ts";
import { notFound } from "../../platform/app-error.ts";
import type { Db } from "../../platform/server/database/database.ts";
import type { PaymentNote, PendingPurchase, SubscriptionAnswer } from "../subscriptions.contract.ts";
import { maySeeSubscriptions } from "../subscriptions.policy.ts";
import { hasHadTrial } from "./free-trials.ts";
import { paymentNotesOf } from "./payments-to-look-at.ts";
import { readPlanLabels } from "./purchases.repository.ts";
import type { SubscriptionsContext } from "./subscriptions.context.ts";
import { presentPending, presentSubscription } from "./subscriptions.presenter.ts";
import { hasPaid, readExpiredOf, readOpenOf, type SubscriptionRow } from "./subscriptions.repository.ts";

type ListingSubscriptions = {
	activeSubscriptions: SubscriptionAnswer[];
	upcomingSubscriptions: SubscriptionAnswer[];
	expiredSubscriptions: SubscriptionAnswer[];
	serviceId: { _id: string; type: string };
	choiceId: string | null;
	choiceName: string | null;
	paymentForCategory: PaymentCategory;
	pendingPayments: PendingPurchase[];
	paymentNotes: PaymentNote[];
	needsPlan: boolean;
	isSuspended: boolean;
	trialUsed: boolean;
	isRejected: boolean;
};

/** A listing's subscriptions, for its owner and staff. Throws not_found for anyone else. */
export async function readListingSubscriptions(
	ctx: SubscriptionsContext,
	viewer: Viewer,
	listingId: string,
): Promise<ListingSubscriptions> {
	const { db } = ctx;
	const listing = await readListingFacts(db, listingId);
	if (listing === undefined || !maySeeSubscriptions(listing, viewer)) throw notFound();
	const [service, open, expired, paid, pendingPayments] = await Promise.all([
		readServiceOf(ctx, listing),
		readOpenOf(db, listingId),
		readExpiredOf(db, listingId),
		hasPaid(db, listingId),
		readPendingPurchases(db, listingId),
	]);
	const bought = [...open, ...expired];
	const [people, creditNotes] = await Promise.all([
		readUsersByIds(db, [listing.userId, ...bought.map(({ userId }) => userId)]),
		ctx.readCreditNotes(
			db,
			bought.map(({ id }) => id),
		),
	]);
	const present = (row: SubscriptionRow) =>
		presentSubscription(row, people.get(row.userId), creditNotes.get(row.id) ?? []);
	const owner = people.get(listing.userId);
	return {
		...service,
		activeSubscriptions: open.filter(({ status }) => status === "active").map(present),
		upcomingSubscriptions: open.filter(({ status }) => status === "upcoming").map(present),
		expiredSubscriptions: expired.map(present),
		pendingPayments,
		paymentNotes: await paymentNotesOf(db, viewer, { listingId, open }),
		isSuspended: listing.isSuspended,
		trialUsed: owner !== undefined && (await hasHadTrial(ctx, db, owner)),
		isRejected: listing.status === "rejected",
		paymentForCategory: paid ? "chooseProfessionalSubscription" : "addProfessional",
	};
}

/** The listing's service and choice, and whether the service needs a paid plan. */
async function readServiceOf({ catalogue }: SubscriptionsContext, { serviceId, choiceId }: ListingFacts) {
	const { serviceById, choiceById } = await catalogue.snapshot();
	const service = serviceById.get(serviceId);
	return {
		serviceId: { _id: serviceId, type: service?.type ?? "" },
		choiceId,
		choiceName: choiceId === null ? null : (choiceById.get(choiceId)?.choice.name ?? null),
		needsPlan: service?.paymentRequired ?? true,
	};
}

async function readPendingPurchases(db: Db, listingId: string): Promise<PendingPurchase[]> {
	const pending = await readPendingPayments(db, listingId);
	const labels = await readPlanLabels(
		db,
		pending.map(({ id }) => id),
	);
	return pending.map((payment) => presentPending(payment, labels.get(payment.id) ?? ""));
}
