import { readListingFacts } from "../../listings/server/listing-facts.service.ts";
import type { PaymentStatus } from "../../payments/payment.ts";
import type { Viewer } from "../../platform/access.ts";
import { AppError, notFound } from "../../platform/app-error.ts";
import type { Db } from "../../platform/server/database.ts";
import { m } from "../../paraglide/messages.js";
import type { InvoiceKind } from "../invoice.ts";
import type { IssuedAnswer } from "../invoices.contract.ts";
import { mayOpenInvoice } from "../invoices.policy.ts";
import { presentIssued } from "./invoices.presenter.ts";
import { findDocumentOf, readDocumentsOf } from "./invoices.repository.ts";
import type { PdfThread } from "./pdf/pdf-thread.ts";

/** For the wing of subscriptions, which shows beside each what was issued for it. */
export { readCreditNotes } from "./invoices.repository.ts";

/** A subscription as far as its invoice depends on it; undefined where there is none. */
export type ReadSubscription = (
	db: Db,
	subscriptionId: string,
) => Promise<{ listingId: string; userId: string; paymentStatus: PaymentStatus } | undefined>;

type Needs = { db: Db; readSubscription: ReadSubscription; pdf: Pick<PdfThread, "render"> };
export type Invoices = ReturnType<typeof createInvoices>;

/** What was issued, as a PDF file. */
type Opened = { kind: InvoiceKind; file: Uint8Array; mobile: string | null };

/** Invoices for those whom they concern. */
export function createInvoices({ db, readSubscription, pdf }: Needs) {
	/** Files being drawn, by subscription and number: who asks again and again keeps nobody else waiting. */
	const underWay = new Map<string, Promise<Opened>>();

	/**
	 * What was issued for a subscription under this number, without one its invoice (or receipt), as a PDF file, for the
	 * listing's owner, who bought it, and staff. Throws not_found for everybody else and where the number is not of this
	 * subscription, conflict where it is not paid or, without a number, nothing was due.
	 */
	async function openOf(viewer: Viewer, subscriptionId: string, number?: string): Promise<Opened> {
		if (!(await isPaid(viewer, subscriptionId))) throw refusal(m["invoices.refused.not_paid"](), "not_paid");
		const key = `${subscriptionId} ${number ?? ""}`;
		const drawing = underWay.get(key) ?? draw(subscriptionId, number);
		underWay.set(key, drawing);
		try {
			return await drawing;
		} finally {
			underWay.delete(key);
		}
	}

	/** What was issued for a subscription, for the same people; throws not_found for everybody else. */
	async function listOf(viewer: Viewer, subscriptionId: string): Promise<IssuedAnswer[]> {
		if (!(await isPaid(viewer, subscriptionId))) return [];
		return (await readDocumentsOf(db, subscriptionId)).map(presentIssued);
	}

	/** Whether the subscription is paid; throws not_found for those whom it does not concern. */
	async function isPaid(viewer: Viewer, subscriptionId: string): Promise<boolean> {
		const subscription = await readSubscription(db, subscriptionId);
		if (subscription === undefined) throw notFound();
		const listing = await readListingFacts(db, subscription.listingId);
		const who = { ownerId: listing?.userId, buyerId: subscription.userId };
		if (!mayOpenInvoice(who, viewer)) throw notFound();
		return subscription.paymentStatus === "success";
	}

	async function draw(subscriptionId: string, number: string | undefined): Promise<Opened> {
		const document = await findDocumentOf(db, subscriptionId, number);
		if (document !== undefined)
			return { kind: document.kind, file: await pdf.render(document), mobile: document.buyer.mobile };
		throw number === undefined ? refusal(m["invoices.refused.none"](), "nothing_due") : notFound();
	}

	return { openOf, listOf };
}

const refusal = (message: string, reason: string) => new AppError("conflict", message, { reason });
