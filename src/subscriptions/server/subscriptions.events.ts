import type { AccountDeleted, ExportRequested } from "../../accounts/server/accounts.api.ts";
import { readListingIdsOf } from "../../listings/server/listings.api.ts";
import type { Db } from "../../platform/server/database/database.ts";
import { rupeesFromPaise } from "../../platform/money.ts";
import { readCreditsOf } from "./credits.repository.ts";
import { recordEarlierTrial } from "./free-trials.ts";
import { blankBuyersFor, readPurchasesFor } from "./purchases.repository.ts";
import type { SubscriptionsContext } from "./subscriptions.context.ts";
import { presentSubscription } from "./subscriptions.presenter.ts";
import { readAllOfUser } from "./subscriptions.repository.ts";

/** Adds the person's purchases, with the buyer's details, and the credit book to the export of their data. */
export async function exportSubscriptionsOf(tx: Db, { userId, add }: ExportRequested): Promise<void> {
	const rows = await readAllOfUser(tx, userId);
	add(
		"subscriptions",
		rows.map((row) => {
			// Credit notes are among the invoices of the export.
			const { user: _theirs, creditNotes: _there, ...bought } = presentSubscription(row, undefined, []);
			return { ...bought, listingId: row.listingId };
		}),
	);
	add("credits", await readCreditsOf(tx, userId));
	const purchases = await readPurchasesFor(tx, await readListingIdsOf(tx, userId));
	add(
		"purchases",
		purchases.map(({ listingId, paymentPlan, planPrice, discountPercent, discount, ...buyer }) => ({
			listingId,
			paymentPlan,
			discountPercent,
			price: rupeesFromPaise(planPrice),
			discount: rupeesFromPaise(discount),
			buyer: {
				name: buyer.buyerName,
				address: buyer.buyerAddress,
				stateCode: buyer.buyerState,
				gstin: buyer.buyerGstin,
			},
		})),
	);
}

/**
 * Handles account deletion: erases name and address from the person's purchases, which stay in the books, and
 * remembers that the mobile had its free trial.
 */
export async function erasePersonalData(
	ctx: SubscriptionsContext,
	tx: Db,
	{ userId }: AccountDeleted,
): Promise<void> {
	await recordEarlierTrial(ctx, tx, userId, ctx.clock());
	await blankBuyersFor(tx, await readListingIdsOf(tx, userId));
}
