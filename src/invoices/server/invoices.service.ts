import { readListingFacts } from "../../listings/server/listing-facts.service.ts";
import type { PaymentStatus } from "../../payments/payment.ts";
import type { Viewer } from "../../platform/access.ts";
import { AppError, notFound } from "../../platform/app-error.ts";
import type { Db } from "../../platform/server/database.ts";
import { m } from "../../paraglide/messages.js";
import { mayOpenInvoice } from "../invoices.policy.ts";
import { findDocumentOf } from "./invoices.repository.ts";
import type { PdfThread } from "./pdf/pdf-thread.ts";

/** A subscription as far as its invoice depends on it; undefined where there is none. */
export type ReadSubscription = (
	db: Db,
	subscriptionId: string,
) => Promise<{ listingId: string; userId: string; paymentStatus: PaymentStatus } | undefined>;

type Needs = { db: Db; readSubscription: ReadSubscription; pdf: Pick<PdfThread, "render"> };
export type Invoices = ReturnType<typeof createInvoices>;

/** Invoices for those whom they concern. */
export function createInvoices({ db, readSubscription, pdf }: Needs) {
	/** Files being drawn, by subscription: who asks again and again keeps nobody else waiting. */
	const underWay = new Map<string, Promise<Uint8Array>>();

	/**
	 * The invoice (or receipt) of a subscription as a PDF file, for the listing's owner, who bought it, and staff; throws
	 * not_found for everybody else, conflict where it is not paid or nothing was due.
	 */
	async function openOf(viewer: Viewer, subscriptionId: string): Promise<Uint8Array> {
		const subscription = await readSubscription(db, subscriptionId);
		if (subscription === undefined) throw notFound();
		const listing = await readListingFacts(db, subscription.listingId);
		const who = { ownerId: listing?.userId, buyerId: subscription.userId };
		if (!mayOpenInvoice(who, viewer)) throw notFound();
		if (subscription.paymentStatus !== "success") throw refusal(m["invoices.refused.not_paid"](), "not_paid");
		const drawing = underWay.get(subscriptionId) ?? draw(subscriptionId);
		underWay.set(subscriptionId, drawing);
		try {
			return await drawing;
		} finally {
			underWay.delete(subscriptionId);
		}
	}

	async function draw(subscriptionId: string): Promise<Uint8Array> {
		const document = await findDocumentOf(db, subscriptionId);
		if (document === undefined) throw refusal(m["invoices.refused.none"](), "nothing_due");
		return pdf.render(document);
	}

	return { openOf };
}

const refusal = (message: string, reason: string) => new AppError("conflict", message, { reason });
