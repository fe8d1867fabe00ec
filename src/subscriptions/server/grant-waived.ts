import { readUsersByIds } from "../../accounts/server/accounts.api.ts";
import {
	type ListingFacts,
	lockPaidListing,
	type PaymentWaived,
	readListingFacts,
	readListingPlace,
} from "../../listings/server/listings.api.ts";
import type { Db } from "../../platform/server/database/database.ts";
import { offerProblems, priceOf } from "../checkout.ts";
import { storedPlanLabel } from "./stored-label.ts";
import { grantWaivedPlan, type NewPurchase } from "./begin-purchase.ts";
import { resolveBuyer } from "./buyer.ts";
import { type PlanRow, readPlans } from "./plans.repository.ts";
import { findLastPurchase } from "./purchases.repository.ts";
import type { SubscriptionsContext } from "./subscriptions.context.ts";
import { hasPaid } from "./subscriptions.repository.ts";

type Bought = NewPurchase["bought"];

/**
 * Handles payments that staff waive at confirmation: grants the plan that the owner chose last, or the cheapest one if
 * none was chosen. Grants nothing if the service has no plans.
 */
export async function grantWaivedAtConfirmation(
	ctx: SubscriptionsContext,
	tx: Db,
	event: PaymentWaived,
): Promise<void> {
	const { listingId, staffId, reason } = event;
	const state = await lockPaidListing(tx, listingId);
	const facts = await readListingFacts(tx, listingId);
	if (state === undefined || facts === undefined) return;
	const bought = (await chosenPlan(tx, listingId)) ?? (await cheapestPlan(tx, facts));
	if (bought === null) return;
	await grantWaivedPlan(
		ctx,
		tx,
		{
			listing: { ...state, id: listingId },
			bought,
			paymentForCategory: (await hasPaid(tx, listingId))
				? "chooseProfessionalSubscription"
				: "addProfessional",
			referrerId: null,
			startedBy: staffId,
		},
		{ reason, isRecorded: true },
	);
}

/** The amounts of a plan whose payment is waived: a discount of the whole price, so nothing is due. */
const waived = (planPrice: Bought["planPrice"]) => ({ planPrice, discountPercent: 100, discount: planPrice });

async function chosenPlan(tx: Db, listingId: string): Promise<Bought | null> {
	const last = await findLastPurchase(tx, listingId);
	if (last === undefined) return null;
	const { paymentId: _before, ...bought } = last;
	return { ...bought, ...waived(bought.planPrice) };
}

async function cheapestPlan(tx: Db, listing: ListingFacts): Promise<Bought | null> {
	const place = await readListingPlace(tx, listing.id);
	const offered = await readPlans(tx, { serviceId: listing.serviceId, enabled: true });
	const [plan] = offered
		.filter((one) => one.type !== "Free Trial" && offerProblems(one, listing).length === 0)
		.toSorted((one, other) => one.price - other.price);
	if (plan === undefined || place === undefined) return null;
	const owner = (await readUsersByIds(tx, [listing.userId])).get(listing.userId);
	return { ...termsOf(plan), listingId: listing.id, ...resolveBuyer({}, place, owner?.name ?? null) };
}

function termsOf(plan: PlanRow) {
	const { id: planId, type: subscriptionType, durationInMonths, numberOfLeads } = plan;
	const terms = {
		planId,
		subscriptionType,
		durationInMonths,
		numberOfLeads,
		paymentPlan: storedPlanLabel(plan),
	};
	return { ...terms, ...waived(priceOf(plan).planPrice) };
}
