import { readListingFacts } from "../../listings/server/listings.api.ts";
import { m } from "../../paraglide/messages.js";
import type { Viewer } from "../../platform/access.ts";
import { AppError, notFound } from "../../platform/app-error.ts";
import type { Db } from "../../platform/server/database/database.ts";
import { readSubscription } from "../../subscriptions/server/subscriptions.api.ts";
import type { IssuedAnswer } from "../invoices.contract.ts";
import { mayOpenInvoice } from "../invoices.policy.ts";
import type { InvoicesContext, OpenedDocument } from "./invoices.context.ts";
import { presentIssued } from "./invoices.presenter.ts";
import { findDocumentOf, readDocumentsOf } from "./invoices.repository.ts";

/**
 * A document of a subscription as a PDF file: the one with this number, or without a number its invoice or receipt. For
 * the listing's owner, the buyer and staff. Throws not_found for everyone else and if the number is not of this
 * subscription; conflict if it is not paid or, without a number, if nothing was due.
 */
export async function openDocument(
	ctx: Pick<InvoicesContext, "db" | "pdf" | "renderings">,
	viewer: Viewer,
	subscriptionId: string,
	number?: string,
): Promise<OpenedDocument> {
	if (!(await isPaid(ctx.db, viewer, subscriptionId)))
		throw refusal(m["invoices.refused.not_paid"](), "not_paid");
	const key = `${subscriptionId} ${number ?? ""}`;
	const rendering = ctx.renderings.get(key) ?? render(ctx, subscriptionId, number);
	ctx.renderings.set(key, rendering);
	try {
		return await rendering;
	} finally {
		ctx.renderings.delete(key);
	}
}

async function render(
	{ db, pdf }: Pick<InvoicesContext, "db" | "pdf">,
	subscriptionId: string,
	number: string | undefined,
): Promise<OpenedDocument> {
	const document = await findDocumentOf(db, subscriptionId, number);
	if (document !== undefined)
		return { kind: document.kind, file: await pdf.render(document), mobile: document.buyer.mobile };
	throw number === undefined ? refusal(m["invoices.refused.none"](), "nothing_due") : notFound();
}

/** The documents of a subscription, for the same people. Throws not_found for everyone else. */
export async function listDocuments(
	{ db }: Pick<InvoicesContext, "db">,
	viewer: Viewer,
	subscriptionId: string,
): Promise<IssuedAnswer[]> {
	if (!(await isPaid(db, viewer, subscriptionId))) return [];
	return (await readDocumentsOf(db, subscriptionId)).map(presentIssued);
}

/** Whether the subscription is paid. Throws not_found for people whom it does not concern. */
async function isPaid(db: Db, viewer: Viewer, subscriptionId: string): Promise<boolean> {
	const subscription = await readSubscription(db, subscriptionId);
	if (subscription === undefined) throw notFound();
	const listing = await readListingFacts(db, subscription.listingId);
	const who = { ownerId: listing?.userId, buyerId: subscription.userId };
	if (!mayOpenInvoice(who, viewer)) throw notFound();
	return subscription.paymentStatus === "success";
}

const refusal = (message: string, reason: string) => new AppError("conflict", message, { reason });
