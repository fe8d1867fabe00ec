import { readUsersByIds } from "../../accounts/server/accounts.api.ts";
import { isSoldIn } from "../../listings/listing.ts";
import {
	type ListingPlace,
	lockPaidListing,
	markPaymentBegun,
	readListingFacts,
	readListingPlace,
} from "../../listings/server/listings.api.ts";
import type { PreparedPlan, RecordedPlan } from "../../payments/server/payments.api.ts";
import { AppError, badInput, type ErrorItem, notFound } from "../../platform/app-error.ts";
import { formatRupees, rupeesFromPaise } from "../../platform/money.ts";
import type { Db } from "../../platform/server/database/database.ts";
import { m } from "../../paraglide/messages.js";
import { addPendingReferral, findReferrerOf } from "../../referrals/server/referrals.api.ts";
import { offerProblems, type Price, priceOf } from "../checkout.ts";
import { storedPlanLabel } from "./stored-label.ts";
import { buyerFaults, resolveBuyer } from "./buyer.ts";
import { findPlan, type PlanRow } from "./plans.repository.ts";
import { findLastPurchase, insertPurchase } from "./purchases.repository.ts";
import type { SubscriptionsContext } from "./subscriptions.context.ts";
import { hasPaid } from "./subscriptions.repository.ts";

type Context = Pick<SubscriptionsContext, "clock" | "referrals">;

/** The price of a plan for a listing, reduced before the first payment if the listing came with a referral code. */
type Offer = { plan: PlanRow; price: Price; referrerId: string | null };

/** What is wrong with a plan that was paid by hand, as staff recorded it. */
export async function recordedPlanFaults(ctx: Context, db: Db, wished: RecordedPlan): Promise<ErrorItem[]> {
	const offer = await findOffer(ctx, db, wished);
	const faults = "faults" in offer ? offer.faults : [];
	return [...faults, ...buyerFaults(withoutNulls(wished))];
}

const withoutNulls = ({ buyer: { name, state, gstin, address } }: RecordedPlan) => ({
	name: name ?? undefined,
	state: state ?? undefined,
	gstin: gstin ?? undefined,
	address: address ?? undefined,
});

/** The plan at the price paid, or what is wrong with it. */
async function findOffer(
	{ referrals }: Context,
	db: Db,
	{ listingId, planId, amount }: RecordedPlan,
): Promise<Offer | { faults: ErrorItem[] }> {
	const listing = await readListingFacts(db, listingId);
	const plan = await findPlan(db, planId);
	// A missing listing is reported on its own field.
	const problems = listing === undefined ? [] : offerProblems(plan, listing);
	if (problems.length > 0 || plan === undefined || listing === undefined)
		return { faults: problems.map(({ msg }) => ({ msg, path: "planId" })) };
	const last = (await hasPaid(db, listingId)) ? undefined : await findLastPurchase(db, listingId);
	const referrerId = last === undefined ? null : await findReferrerOf(db, last.paymentId);
	const price = priceOf(plan, referrerId === null ? 0 : referrals.discountPercent);
	if (price.due > 0 && price.due === amount) return { plan, price, referrerId };
	const due = formatRupees(rupeesFromPaise(price.due));
	return { faults: [{ path: "amount", msg: m["payments.record.plan_price"]({ due }) }] };
}

/**
 * Prepares a plan that was paid by hand, for its payment to be recorded in the same transaction. The same listeners
 * grant it as a plan paid at the provider. Throws not_found, bad_input, or conflict if the listing cannot buy plans.
 */
export async function prepareRecordedPlan(
	ctx: Context,
	tx: Db,
	wished: RecordedPlan,
	ownerId: string,
): Promise<PreparedPlan> {
	const { listingId } = wished;
	const place = await lockOwnersPlace(tx, listingId, ownerId);
	const offer = await findOffer(ctx, tx, wished);
	if ("faults" in offer) {
		const [first, ...others] = offer.faults;
		throw first === undefined ? notFound() : badInput([first, ...others]);
	}
	const { plan, price, referrerId } = offer;
	const owner = (await readUsersByIds(tx, [ownerId])).get(ownerId);
	const buyer = resolveBuyer(withoutNulls(wished), place, owner?.name ?? null);
	const { id: planId, type: subscriptionType, durationInMonths, numberOfLeads } = plan;
	const { planPrice, discountPercent, discount } = price;
	const terms = { subscriptionType, durationInMonths, numberOfLeads, paymentPlan: storedPlanLabel(plan) };
	return {
		paymentForCategory: (await hasPaid(tx, listingId)) ? "chooseProfessionalSubscription" : "addProfessional",
		async save(on, { id: paymentId, status }) {
			const cost = { planPrice, discountPercent, discount };
			await insertPurchase(on, { paymentId, listingId, planId, ...terms, ...cost, ...buyer });
			if (referrerId !== null)
				await addPendingReferral(ctx.referrals, on, { paymentId, listingId, referrerId, paid: price.due });
			if (status === "pending") await markPaymentBegun(on, listingId, ctx.clock());
		},
	};
}

/** Locks the listing and reads its place. Throws if it is not this person's, or cannot buy plans. */
async function lockOwnersPlace(tx: Db, listingId: string, ownerId: string): Promise<ListingPlace> {
	const listing = await lockPaidListing(tx, listingId);
	const place = await readListingPlace(tx, listingId);
	if (listing === undefined || place === undefined) throw notFound();
	if (listing.ownerId !== ownerId)
		throw badInput([{ path: "itemId", msg: m["payments.record.others_listing"]() }]);
	if (listing.isSuspended) throw new AppError("conflict", m["subscriptions.checkout.shut"]());
	if (!isSoldIn[listing.status]) throw new AppError("conflict", m["subscriptions.checkout.rejected"]());
	return place;
}
