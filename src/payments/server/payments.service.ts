import type { IncomingHttpHeaders } from "node:http";
import { readServiceNames } from "../../catalogue/server/stored-services.service.ts";
import { readListingFacts } from "../../listings/server/listing-facts.service.ts";
import { readListingTitle } from "../../listings/server/search/reachable.service.ts";
import type { Viewer } from "../../platform/access.ts";
import { notFound } from "../../platform/app-error.ts";
import type { Clock } from "../../platform/dates.ts";
import { type ModuleEvent, createModuleEvent } from "../../platform/server/database/module-event.ts";
import type { Db } from "../../platform/server/database/database.ts";
import type { Jobs } from "../../platform/server/jobs/jobs.ts";
import type { Log } from "../../platform/server/process/log.ts";
import type { PaymentProgress } from "../payments.contract.ts";
import { maySeePayment } from "../payments.policy.ts";
import { createAsking } from "./poll-payments.ts";
import { type BegunPayment, createBegin, type NewPayment } from "./begin-payment.ts";
import type { ReadBoughtPlan } from "./bought-plan.ts";
import { createCallback } from "./callback.ts";
import { createOpening } from "./opening.ts";
import { createOwnPages } from "./own-pages.ts";
import type { PaymentMoved } from "./payment-moved.ts";
import type { PaymentProvider } from "./payment-provider.ts";
import { findPendingFor, findWaiverSince } from "./pending.repository.ts";
import { presentProgress } from "./payments.presenter.ts";
import {
	findOpenPayment,
	findOtherPayment,
	findPayment,
	findPaymentByName,
	noteAttention as writeAttention,
	type PaymentRow,
} from "./payments.repository.ts";
import { createRefundInquiry } from "./refund-inquiry.ts";
import { createSendRefund, type SendRefund } from "./send-refund.ts";
import { createSettle } from "./settle.ts";
import { createTimetable, type Timetable } from "./timetable.ts";

export type { BegunPayment, NewPayment } from "./begin-payment.ts";
export type { BoughtPlan } from "./bought-plan.ts";
export type { PaymentMoved } from "./payment-moved.ts";

export type Payments = {
	/** Upper modules listen in `modules.ts`. */
	paymentMoved: ModuleEvent<PaymentMoved>;
	/**
	 * Writes a pending payment and queues the first question about it. The caller holds the person's account. Throws
	 * too_often where 20 of theirs wait for their money already.
	 */
	begin(tx: Db, payment: NewPayment): Promise<BegunPayment>;
	/** A payment of which nothing is due succeeds at once, without the provider; throws where something is due. */
	settleNothingDue(tx: Db, paymentId: string): Promise<void>;
	/**
	 * Staff waived what is due for this item: payments under way fail, in the caller's transaction. Money that still
	 * arrives for one counts as after any other failure.
	 */
	waivePending(tx: Db, itemId: string): Promise<void>;
	/**
	 * A pending payment of this item and amount whose provider page is still open for at least 3 minutes, or was begun
	 * within the last minute and is just being opened; the latest.
	 */
	findOpen(tx: Db, sought: Pick<NewPayment, "itemId" | "amount" | "startedBy">): Promise<BegunPayment | null>;
	/**
	 * After the commit of begin: the address to send the browser to. Opens the provider's page once; nothing due answers
	 * our own page of the payment. Throws service_away (503, with merchantTransactionId and professionalId in the
	 * body) when the provider cannot be reached or refuses; a refusal also fails the payment.
	 */
	open(paymentId: string, message: string): Promise<string>;
	/**
	 * For the owner of the listing, the person who began it, and admins. Throws not_found for everyone else, and for
	 * a refund. May ask the provider, at most every 3 s.
	 */
	standing(viewer: Viewer, merchantTransactionId: string): Promise<PaymentProgress>;
};

type Dependencies = {
	db: Db;
	clock: Clock;
	provider: PaymentProvider;
	jobs: Pick<Jobs, "enqueue">;
	log: Pick<Log, "warn" | "error">;
	/** Where browsers come back to. */
	publicUrl: string;
	readBoughtPlan: ReadBoughtPlan;
};
/** The service with what only this module's own calls and jobs use. */
export type PaymentsService = Payments &
	Pick<Timetable, "askOnTime" | "sweep"> & {
		/** What refunds through the provider use, see refund-payment.ts. */
		refunding: { timetable: Pick<Timetable, "queue">; send: SendRefund };
		/** Asks the provider about pending refunds, each at most every 3 s, and waits for at most 2 s. */
		askAbout: (refunds: readonly PaymentRow[]) => Promise<void>;
		/** Handles a provider's message. Throws not_signed_in unless the provider signed it. */
		hear(message: { headers: IncomingHttpHeaders; body: unknown }): Promise<void>;
	};

/** A page that stays open at least this long, in milliseconds, is reused when its payer begins again. */
const openLongEnough = 3 * 60_000;
/** So long, in milliseconds, a payment without a page counts as one that is just being opened. */
const beingOpened = 60_000;

/** For other modules: whether another payment than this one, for the same item, came in or still may. */
export function hasOtherPayment(tx: Db, of: { itemId: string; paymentId: string }): Promise<boolean> {
	return findOtherPayment(tx, of);
}

/**
 * For other modules: the payment's merchantTransactionId, by which the payer knows it; undefined if there is none.
 */
export async function readPaymentName(tx: Db, paymentId: string): Promise<string | undefined> {
	return (await findPayment(tx, paymentId))?.merchantTransactionId;
}

/**
 * For other modules: records in the payment what staff should look at, unless it is recorded already; the text is a
 * message `payments.attention.*`. Not for a payment that may still move, because a success clears it.
 */
export async function noteAttention(tx: Db, paymentId: string, words: string, now: Date): Promise<void> {
	await writeAttention(tx, paymentId, words, now);
}

/** The service of a listing with its choice; null where there is no such listing. */
async function readService(db: Db, listingId: string): Promise<string | null> {
	const listing = await readListingFacts(db, listingId);
	if (listing === undefined) return null;
	const { service, choice } = await readServiceNames(db, listing);
	return choice === null ? service : `${service}, ${choice}`;
}

/** Payments through the provider. */
export function createPayments({
	db,
	clock,
	provider,
	jobs,
	log,
	publicUrl,
	readBoughtPlan,
}: Dependencies): PaymentsService {
	const paymentMoved = createModuleEvent<PaymentMoved>();
	const pages = createOwnPages(publicUrl);
	const settle = createSettle({ clock, paymentMoved, log });
	const inquiry = createRefundInquiry({ db, clock, provider });
	const { inquire } = inquiry;
	const { ask, askForViewer } = createAsking({ db, clock, provider, inquire, settle, log });
	const timetable = createTimetable({ db, clock, jobs, log, ask });

	async function findOpen(
		tx: Db,
		sought: Pick<NewPayment, "itemId" | "amount" | "startedBy">,
	): Promise<BegunPayment | null> {
		const now = clock().getTime();
		const found = await findOpenPayment(tx, {
			...sought,
			provider: provider.name,
			until: new Date(now + openLongEnough),
			begunAfter: new Date(now - beingOpened),
		});
		return found === undefined
			? null
			: { paymentId: found.id, merchantTransactionId: found.merchantTransactionId };
	}

	async function standing(viewer: Viewer, merchantTransactionId: string): Promise<PaymentProgress> {
		const before = await findPaymentByName(db, merchantTransactionId);
		if (before?.paymentType !== "payment" || !maySeePayment(before, viewer)) throw notFound();
		await askForViewer(before);
		const payment = (await findPaymentByName(db, merchantTransactionId)) ?? before;
		const listingId = payment.itemType === "WorkerCategory" ? payment.itemId : null;
		const [plan, title, service, isWaived] = await Promise.all([
			readBoughtPlan(db, payment.id),
			listingId === null ? null : readListingTitle(db, listingId),
			listingId === null ? null : readService(db, listingId),
			payment.status === "failed" && findWaiverSince(db, payment),
		]);
		const paidFor = { listingTitle: title || null, service, plan, isWaived };
		return presentProgress(payment, paidFor, pages, clock());
	}

	return {
		paymentMoved,
		begin: createBegin({ clock, provider, timetable }),
		async settleNothingDue(tx, paymentId) {
			await settle(tx, paymentId, { is: "nothing-due" });
		},
		async waivePending(tx, itemId) {
			for (const paymentId of await findPendingFor(tx, itemId)) await settle(tx, paymentId, { is: "waived" });
		},
		findOpen,
		open: createOpening({ db, clock, provider, settle, log, pages }),
		standing,
		refunding: { timetable, send: createSendRefund({ db, inquiry, settle, log }) },
		askAbout: async (refunds) => {
			await Promise.all(refunds.map(askForViewer));
		},
		hear: createCallback({ db, clock, provider, timetable }),
		askOnTime: timetable.askOnTime,
		sweep: timetable.sweep,
	};
}
