import type { IncomingHttpHeaders } from "node:http";
import type { Viewer } from "../../platform/access.ts";
import { notFound } from "../../platform/app-error.ts";
import type { Clock } from "../../platform/dates.ts";
import type { Paise } from "../../platform/money.ts";
import { type Announcement, createAnnouncement } from "../../platform/server/announcement.ts";
import type { Database, Db } from "../../platform/server/database.ts";
import { newId } from "../../platform/server/ids.ts";
import type { Jobs } from "../../platform/server/jobs.ts";
import type { Log } from "../../platform/server/log.ts";
import {
	currency,
	type PaymentCategory,
	type PaymentStatus,
	type PaymentType,
	smallestPayment,
} from "../payment.ts";
import type { PaymentStanding } from "../payments.contract.ts";
import { maySeePayment } from "../payments.policy.ts";
import { createAsking } from "./asking.ts";
import { createCallback } from "./callback.ts";
import { createOpening } from "./opening.ts";
import { createOwnPages } from "./own-pages.ts";
import { newPaymentName } from "./payment-name.ts";
import type { PaymentProvider } from "./payment-provider.ts";
import { presentStanding } from "./payments.presenter.ts";
import {
	findOpenPayment,
	findOtherPayment,
	findPaymentByName,
	insertPayment,
	type PaymentRow,
} from "./payments.repository.ts";
import { createSettle } from "./settle.ts";
import { createTimetable, firstQuestion, type Timetable } from "./timetable.ts";

/**
 * Said in the transaction that moves a payment to success or failed, once for each move; the payment's row is locked.
 * Lock order for listeners: payment → user account → listing → subscriptions by id → invoice counter last.
 */
export type PaymentMoved = {
	paymentId: string;
	merchantTransactionId: string;
	transactionId: string | null;
	paymentType: PaymentType;
	status: Exclude<PaymentStatus, "pending">;
	/** Paise, GST included; of a refund what is given back. */
	amount: Paise;
	userId: string;
	itemId: string;
	paymentForCategory: PaymentCategory | null;
	/** Of a refund: the payment that it gives back. */
	refundOf: string | null;
	/** When the money came in (or went back); for a failure the moment of the move. */
	at: Date;
};

/** A payment to begin. */
export type NewPayment = {
	userId: string;
	startedBy: string;
	amount: Paise;
	/** The listing. */
	itemId: string;
	paymentForCategory: PaymentCategory;
	remarks: string | null;
};
export type BegunPayment = { paymentId: string; merchantTransactionId: string };

export type Payments = {
	/** Upper wings listen in `server.ts`. */
	paymentMoved: Announcement<PaymentMoved>;
	/** Writes a pending payment and queues the first question about it. */
	begin(tx: Db, payment: NewPayment): Promise<BegunPayment>;
	/** A payment of which nothing is due succeeds at once, without the provider; throws where something is due. */
	settleNothingDue(tx: Db, paymentId: string): Promise<void>;
	/**
	 * A pending payment of this item and amount whose provider page is still open for at least 3 minutes, or was begun
	 * within the last minute and is just being opened; the latest.
	 */
	findOpen(tx: Db, sought: Pick<NewPayment, "itemId" | "amount" | "startedBy">): Promise<BegunPayment | null>;
	/**
	 * After the commit of begin: the address to send the browser to. Opens the provider's page once; nothing due answers
	 * our own page of the payment. Throws unavailable (503, with merchantTransactionId and professionalId in the body)
	 * when the provider cannot be reached or refuses; a refusal also fails the payment.
	 */
	open(paymentId: string, message: string): Promise<string>;
	/** For whom it is, who began it, and admins; throws not_found for everybody else. May ask the provider, at most every 3 s. */
	standing(viewer: Viewer, merchantTransactionId: string): Promise<PaymentStanding>;
};

type Needs = {
	database: Pick<Database, "db">;
	clock: Clock;
	provider: PaymentProvider;
	jobs: Pick<Jobs, "enqueue">;
	log: Pick<Log, "warn" | "error">;
	/** Where browsers come back to. */
	publicUrl: string;
};
/** The service with what only this wing's own calls and jobs use. */
export type PaymentsWing = Payments &
	Pick<Timetable, "askOnTime" | "sweep"> & {
		/** Hears a provider's message; throws not_signed_in unless the provider signed it. */
		hear(message: { headers: IncomingHttpHeaders; body: unknown }): Promise<void>;
	};

/** Whoever begins to pay again goes on with a page that is open so much longer, in milliseconds. */
const openLongEnough = 3 * 60_000;
/** So long, in milliseconds, a payment without a page counts as one that is just being opened. */
const beingOpened = 60_000;

/** For other wings: whether another payment than this one, for the same item, came in or still may. */
export function hasOtherPayment(tx: Db, of: { itemId: string; paymentId: string }): Promise<boolean> {
	return findOtherPayment(tx, of);
}

/** Payments through the provider. */
export function createPayments({
	database: { db },
	clock,
	provider,
	jobs,
	log,
	publicUrl,
}: Needs): PaymentsWing {
	const paymentMoved = createAnnouncement<PaymentMoved>();
	const pages = createOwnPages(publicUrl);
	const settle = createSettle({ clock, paymentMoved, log });
	const { ask, askForViewer } = createAsking({ db, clock, provider, settle, log });
	const timetable = createTimetable({ db, clock, jobs, log, ask });

	async function begin(tx: Db, payment: NewPayment): Promise<BegunPayment> {
		if (payment.amount > 0 && payment.amount < smallestPayment)
			throw new RangeError(`the provider takes no ${payment.amount} paise`);
		const row = newRow(payment, clock(), provider);
		await insertPayment(tx, row);
		if (row.askAt !== null) await timetable.queue(tx, { paymentId: row.id, askAt: row.askAt });
		return { paymentId: row.id, merchantTransactionId: row.merchantTransactionId };
	}

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

	async function standing(viewer: Viewer, merchantTransactionId: string): Promise<PaymentStanding> {
		const before = await findPaymentByName(db, merchantTransactionId);
		if (before === undefined || !maySeePayment(before, viewer)) throw notFound();
		await askForViewer(before);
		const now = await findPaymentByName(db, merchantTransactionId);
		return presentStanding(now ?? before, pages, clock());
	}

	return {
		paymentMoved,
		begin,
		settleNothingDue: (tx, paymentId) => settle(tx, paymentId, { is: "nothing-due" }),
		findOpen,
		open: createOpening({ db, clock, provider, settle, log, pages }),
		standing,
		hear: createCallback({ db, clock, provider, timetable }),
		askOnTime: timetable.askOnTime,
		sweep: timetable.sweep,
	};
}

/** A pending payment; one of which nothing is due has nothing to do with the provider. */
function newRow(payment: NewPayment, now: Date, provider: PaymentProvider): PaymentRow {
	const isDue = payment.amount > 0;
	return {
		...payment,
		id: newId(),
		merchantTransactionId: newPaymentName(),
		currency,
		paymentType: "payment",
		paymentMethod: "phonepe-gateway",
		status: "pending",
		itemType: "WorkerCategory",
		provider: isDue ? provider.name : null,
		providerOrderId: null,
		transactionId: null,
		redirectUrl: null,
		expiresAt: null,
		askedAt: null,
		askAt: isDue ? firstQuestion(now) : null,
		attention: null,
		isTestPayment: isDue && provider.isTest,
		refundOf: null,
		paymentDate: null,
		createdAt: now,
		updatedAt: now,
	};
}
