import { readUsersByIds } from "../../accounts/server/accounts.api.ts";
import type { CatalogueService } from "../../catalogue/server/catalogue.service.ts";
import { readListingFacts } from "../../listings/server/listing-facts.service.ts";
import type { Viewer } from "../../platform/access.ts";
import { notFound } from "../../platform/app-error.ts";
import type { Clock } from "../../platform/dates.ts";
import { createModuleEvent } from "../../platform/server/database/module-event.ts";
import type { Db } from "../../platform/server/database/database.ts";
import type { PaymentCategory } from "../../payments/payment.ts";
import { readPendingPayments } from "../../payments/server/pending.service.ts";
import type { PaymentNote, PendingPurchase, SubscriptionAnswer } from "../subscriptions.contract.ts";
import { maySeeSubscriptions } from "../subscriptions.policy.ts";
import { createCreditBook } from "./credit-book.service.ts";
import { endAndStart, type SubscriptionsEnded } from "./end-and-start.ts";
import { paymentNotesOf } from "./payments-to-look-at.ts";
import { readPlanLabels } from "./purchases.repository.ts";
import { hasHadTrial, isTrialUsed, type TrialContext } from "./free-trials.ts";
import { subscriptionsForLeads } from "./for-leads.service.ts";
import { presentPending, presentSubscription } from "./subscriptions.presenter.ts";
import { hasPaid, readExpiredOf, readOpenOf, type SubscriptionRow } from "./subscriptions.repository.ts";

type Dependencies = TrialContext & {
	db: Db;
	clock: Clock;
	catalogue: Pick<CatalogueService, "snapshot">;
	readCreditNotes: ReadCreditNotes;
};

/**
 * Numbers of the credit notes for these subscriptions, oldest first, by subscription id. The invoices module issues
 * them.
 */
export type ReadCreditNotes = (db: Db, subscriptionIds: readonly string[]) => Promise<Map<string, string[]>>;

export type ListingSubscriptions = {
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

export type Subscriptions = ReturnType<typeof createSubscriptions>;

/** The subscriptions of listings. */
export function createSubscriptions({ db, clock, keyedHash, catalogue, readCreditNotes }: Dependencies) {
	const subscriptionsEnded = createModuleEvent<SubscriptionsEnded>();

	/** A listing's subscriptions, for its owner and staff. Throws not_found for anyone else. */
	async function ofListing(viewer: Viewer, listingId: string): Promise<ListingSubscriptions> {
		const listing = await readListingFacts(db, listingId);
		if (listing === undefined || !maySeeSubscriptions(listing, viewer)) {
			throw notFound();
		}
		const [{ serviceById, choiceById }, open, expired, paid, pending] = await Promise.all([
			catalogue.snapshot(),
			readOpenOf(db, listingId),
			readExpiredOf(db, listingId),
			hasPaid(db, listingId),
			readPendingPayments(db, listingId),
		]);
		const labels = await readPlanLabels(
			db,
			pending.map(({ id }) => id),
		);
		const bought = [...open, ...expired];
		const [people, notes] = await Promise.all([
			readUsersByIds(db, [listing.userId, ...bought.map(({ userId }) => userId)]),
			readCreditNotes(
				db,
				bought.map(({ id }) => id),
			),
		]);
		const present = (row: SubscriptionRow) =>
			presentSubscription(row, people.get(row.userId), notes.get(row.id) ?? []);
		const service = serviceById.get(listing.serviceId);
		const owner = people.get(listing.userId);
		return {
			activeSubscriptions: open.filter(({ status }) => status === "active").map(present),
			upcomingSubscriptions: open.filter(({ status }) => status === "upcoming").map(present),
			expiredSubscriptions: expired.map(present),
			serviceId: { _id: listing.serviceId, type: service?.type ?? "" },
			choiceId: listing.choiceId,
			choiceName: listing.choiceId === null ? null : (choiceById.get(listing.choiceId)?.choice.name ?? null),
			pendingPayments: pending.map((payment) => presentPending(payment, labels.get(payment.id) ?? "")),
			paymentNotes: await paymentNotesOf(db, viewer, { listingId, open }),
			needsPlan: service?.paymentRequired ?? true,
			isSuspended: listing.isSuspended,
			trialUsed: owner !== undefined && (await hasHadTrial({ keyedHash }, db, owner)),
			isRejected: listing.status === "rejected",
			paymentForCategory: paid ? "chooseProfessionalSubscription" : "addProfessional",
		};
	}

	return {
		/** Emitted hourly; `modules.ts` connects the listeners. */
		subscriptionsEnded,
		...subscriptionsForLeads,
		isTrialUsed: (viewer: Viewer | null, mobile: string | undefined) =>
			isTrialUsed({ keyedHash }, db, viewer, mobile),
		ofListing,
		listCredits: createCreditBook({ db, catalogue }),
		/** The hourly job; safe to repeat. */
		endAndStart: () => endAndStart({ db, clock, catalogue, subscriptionsEnded }),
	};
}
