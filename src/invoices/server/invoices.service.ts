import { readListingFacts } from "../../listings/server/listing-facts.service.ts";
import type { PaymentStatus } from "../../payments/payment.ts";
import type { Viewer } from "../../platform/access.ts";
import { AppError, notFound } from "../../platform/app-error.ts";
import type { Db } from "../../platform/server/database/database.ts";
import { m } from "../../paraglide/messages.js";
import type { InvoiceKind } from "../invoice.ts";
import type { IssuedAnswer } from "../invoices.contract.ts";
import { mayOpenInvoice } from "../invoices.policy.ts";
import { presentIssued } from "./invoices.presenter.ts";
import { findDocumentOf, readDocumentsOf } from "./invoices.repository.ts";
import type { PdfThread } from "./pdf/pdf-thread.ts";

/** For the subscriptions module, which shows the documents of each subscription. */
export { readCreditNotes } from "./invoices.repository.ts";

/** The parts of a subscription that its invoice depends on; undefined if there is none. */
export type ReadSubscription = (
	db: Db,
	subscriptionId: string,
) => Promise<{ listingId: string; userId: string; paymentStatus: PaymentStatus } | undefined>;

type Dependencies = { db: Db; readSubscription: ReadSubscription; pdf: Pick<PdfThread, "render"> };
export type Invoices = ReturnType<typeof createInvoices>;

/** What was issued, as a PDF file. */
type Opened = { kind: InvoiceKind; file: Uint8Array; mobile: string | null };

/** Reads invoices for the people concerned. */
export function createInvoices({ db, readSubscription, pdf }: Dependencies) {
	/** Files being rendered, by subscription and number: repeated requests share one rendering. */
	const underWay = new Map<string, Promise<Opened>>();

	/**
	 * A document of a subscription as a PDF file: the one with this number, or without a number its invoice or
	 * receipt. For the listing's owner, the buyer and staff. Throws not_found for everyone else and if the number is
	 * not of this subscription; conflict if it is not paid or, without a number, if nothing was due.
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

	/** The documents of a subscription, for the same people. Throws not_found for everyone else. */
	async function listOf(viewer: Viewer, subscriptionId: string): Promise<IssuedAnswer[]> {
		if (!(await isPaid(viewer, subscriptionId))) return [];
		return (await readDocumentsOf(db, subscriptionId)).map(presentIssued);
	}

	/** Whether the subscription is paid. Throws not_found for people whom it does not concern. */
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
