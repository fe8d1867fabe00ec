import { normalizeMobile } from "../../accounts/mobile.ts";
import { readUsersByIds } from "../../accounts/server/accounts.api.ts";
import { checkRegistration } from "../../listings/server/listings.api.ts";
import { maySkipPayments } from "../../listings/listings.policy.ts";
import { skipProblems } from "../../listings/registration.ts";
import { readListingFacts } from "../../listings/server/listings.api.ts";
import type { RegistrationForm } from "../../listings/registration.contract.ts";
import type { Viewer } from "../../platform/access.ts";
import { AppError, badInput, type ErrorItem, notFound } from "../../platform/app-error.ts";
import { formatRupeesExact, paiseFromRupees, rupeesFromPaise } from "../../platform/money.ts";
import { id } from "../../platform/schemas.ts";
import type { Db } from "../../platform/server/database/database.ts";
import { m } from "../../paraglide/messages.js";
import { findReferrer, type Referrer } from "../../referrals/server/referrals.api.ts";
import { offerProblems, planProblems, type Price, priceOf } from "../checkout.ts";
import type { Buyer, CheckoutForm } from "../checkout.contract.ts";
import { planLabel } from "../subscription.ts";
import { storedPlanLabel } from "./stored-label.ts";
import { mayBuyFor } from "../subscriptions.policy.ts";
import { buyerFaults } from "./buyer.ts";
import { findPlan, type PlanRow } from "./plans.repository.ts";
import type { SubscriptionsContext } from "./subscriptions.context.ts";

/**
 * A checked order. Facts that can change in the meantime, such as the listing's status, are checked again when it is
 * written.
 */
export type Order = {
	/** The existing listing and its owner, or the listing to be registered. */
	buysFor: { listingId: string; ownerId: string } | { registration: RegistrationForm };
	plan: PlanRow;
	/** The plan's label. */
	paymentPlan: string;
	price: Price;
	buyer: Buyer;
	/** The owner of the referral code used. */
	referrer: Referrer | null;
	/** The request says that it is the first payment for the listing. */
	isFirst: boolean;
	/** Staff waived the payment, for this reason. */
	skip: { reason: string } | null;
	/** The description of the purchase for the payer. */
	message: string;
};

/** The parts of an order that depend only on its target. */
type Target = { buysFor: Order["buysFor"]; serviceId: string; choiceId: string | null };

/**
 * Checks a checkout before anything is stored. Throws forbidden; not_found for another person's listing; bad_input
 * with all faults together; conflict with the new total if it differs from the one shown.
 */
export async function checkOrder(
	ctx: SubscriptionsContext,
	viewer: Viewer,
	form: CheckoutForm,
): Promise<Order> {
	const skip = form.paymentOption === "true" ? { reason: form.reason ?? "" } : null;
	if (skip !== null && !maySkipPayments(viewer))
		throw new AppError("forbidden", m["subscriptions.checkout.skip_forbidden"]());
	const target = await findTarget(ctx.db, viewer, form);
	const { plan, service, referrer } = await findChosen(ctx, viewer, form, target);
	const price = priceOf(plan, skip ? 100 : referrer === null ? 0 : ctx.referrals.discountPercent);
	if (skip === null) comparePrice(form.amount, price);
	return {
		buysFor: target.buysFor,
		plan,
		paymentPlan: storedPlanLabel(plan),
		price,
		buyer: form.buyer ?? {},
		referrer,
		isFirst: form.paymentForCategory === "addProfessional",
		skip,
		message: m["subscriptions.checkout.item"]({ service: service.type, plan: planLabel(plan) }),
	};
}

/** The plan, its service and the owner of the referral code. Throws bad_input with all faults of the form. */
async function findChosen(ctx: SubscriptionsContext, viewer: Viewer, form: CheckoutForm, target: Target) {
	const { db, catalogue } = ctx;
	const { serviceById } = await catalogue.snapshot();
	const service = serviceById.get(target.serviceId);
	const planId = id.safeParse(form.subs_id);
	const plan = planId.success ? await findPlan(db, planId.data) : undefined;
	const code = form.referralCode?.trim() ?? "";
	const referrer = code === "" ? null : await findReferrer(db, code);
	const missing = planProblems(form.subs_id);
	const [first, ...others] = [
		...(await targetFaults(ctx, viewer, form, target)),
		// An unknown service is already reported.
		...(missing.length > 0 || service === undefined ? missing : offerProblems(plan, target)),
		...(code !== "" && referrer === null ? [codeFault(m["referrals.check.invalid"]())] : []),
		...skipProblems(form.paymentOption === "true", form.reason),
		...buyerFaults(form.buyer ?? {}),
	];
	if (first !== undefined) throw badInput([first, ...others]);
	if (plan === undefined || service === undefined) throw new Error("a fault of a checkout was not reported");
	return { plan, service, referrer };
}

async function findTarget(db: Db, viewer: Viewer, form: CheckoutForm): Promise<Target> {
	const { chooseProfSubscription, newProfessional, mobile } = form;
	if (chooseProfSubscription !== undefined) {
		const listing = await readListingFacts(db, chooseProfSubscription.profId);
		if (listing === undefined || !mayBuyFor(listing, viewer)) throw notFound();
		const { id: listingId, userId: ownerId, serviceId, choiceId } = listing;
		return { buysFor: { listingId, ownerId }, serviceId, choiceId };
	}
	if (newProfessional === undefined || form.paymentForCategory !== "addProfessional")
		throw badInput([
			{ msg: m["subscriptions.checkout.listing_missing"](), path: "chooseProfSubscription.profId" },
		]);
	return {
		buysFor: { registration: { mobile, newProfessional } },
		serviceId: newProfessional.serviceId.toLowerCase(),
		choiceId: newProfessional.choiceId?.toLowerCase() || null,
	};
}

async function targetFaults(
	ctx: SubscriptionsContext,
	viewer: Viewer,
	form: CheckoutForm,
	{ buysFor }: Target,
): Promise<ErrorItem[]> {
	if ("registration" in buysFor) return registrationFaults(ctx, viewer, buysFor.registration);
	if (!form.mobile) return [];
	const owner = (await readUsersByIds(ctx.db, [buysFor.ownerId])).get(buysFor.ownerId);
	const read = normalizeMobile(form.mobile);
	const isOwners = "mobile" in read && read.mobile === owner?.mobile;
	return isOwners ? [] : [{ msg: m["subscriptions.checkout.mobile_other"](), path: "mobile" }];
}

/**
 * Checked before the registration is prepared, so that its faults are reported together with the plan's and no picture
 * is uploaded for nothing.
 */
async function registrationFaults(
	{ db, catalogue }: SubscriptionsContext,
	viewer: Viewer,
	form: RegistrationForm,
): Promise<ErrorItem[]> {
	try {
		await checkRegistration(db, await catalogue.snapshot(), viewer, form);
		return [];
	} catch (error) {
		if (error instanceof AppError && error.code === "bad_input") return error.details.errors ?? [];
		throw error;
	}
}

/** What is wrong with the referral code. */
export const codeFault = (msg: string): ErrorItem => ({ msg, path: "referralCode" });

/** Throws conflict if the total shown (rupees as text) is no longer what is due. */
function comparePrice(shown: string | undefined, { due }: Price): void {
	if (shown === undefined || paiseFromRupees(Number(shown)) === due) return;
	const amount = rupeesFromPaise(due);
	throw new AppError(
		"conflict",
		m["subscriptions.checkout.price_changed"]({ total: formatRupeesExact(amount) }),
		{
			extra: { amount },
		},
	);
}
