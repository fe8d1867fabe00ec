import { normalizeMobile } from "../../accounts/mobile.ts";
import { readUsersByIds } from "../../accounts/server/users.service.ts";
import type { CatalogueService } from "../../catalogue/server/catalogue.service.ts";
import { checkRegistration } from "../../listings/server/check-registration.ts";
import { maySkipPayments } from "../../listings/listings.policy.ts";
import { skipProblems } from "../../listings/registration.ts";
import { readListingFacts } from "../../listings/server/listing-facts.service.ts";
import type { RegistrationForm } from "../../listings/registration.contract.ts";
import type { Viewer } from "../../platform/access.ts";
import { AppError, badInput, type ErrorItem, notFound } from "../../platform/app-error.ts";
import { formatRupeesExact, paiseFromRupees, rupeesFromPaise } from "../../platform/money.ts";
import { id } from "../../platform/schemas.ts";
import type { Db } from "../../platform/server/database.ts";
import { m } from "../../paraglide/messages.js";
import type { Referrals, Referrer } from "../../referrals/server/referrals.service.ts";
import { offerProblems, planProblems, type Price, priceOf } from "../checkout.ts";
import type { Buyer, CheckoutForm } from "../checkout.contract.ts";
import { planLabel } from "../subscription.ts";
import { mayBuyFor } from "../subscriptions.policy.ts";
import { buyerFaults } from "./buyer.ts";
import { findPlan, type PlanRow } from "./plans.repository.ts";

/** What somebody wants to buy, found right. What may change meanwhile, the listing's state, is asked again where it is written. */
export type Order = {
	/** The listing that is there and whose it is, or the one to be registered with it. */
	buysFor: { listingId: string; ownerId: string } | { registration: RegistrationForm };
	plan: PlanRow;
	/** A label of the plan. */
	paymentPlan: string;
	price: Price;
	buyer: Buyer;
	/** Whose referral code came with it. */
	referrer: Referrer | null;
	/** Said to be the first payment for the listing. */
	isFirst: boolean;
	/** Staff let the payment go, and why. */
	skip: { reason: string } | null;
	/** What is bought, for the payer to read. */
	message: string;
};

type Needs = {
	db: Db;
	catalogue: Pick<CatalogueService, "snapshot">;
	referrals: Pick<Referrals, "find" | "discountPercent">;
};

/** What of an order follows from its target alone. */
type Target = { buysFor: Order["buysFor"]; serviceId: string; choiceId: string | null };

/**
 * Checks a checkout before anything is stored. Throws forbidden, not_found for a listing that is somebody else's,
 * bad_input with all faults at once, and conflict with the new total where another one was shown.
 */
export function createCheck({ db, catalogue, referrals }: Needs) {
	return async function check(viewer: Viewer, form: CheckoutForm): Promise<Order> {
		const isSkipped = form.paymentOption === "true";
		if (isSkipped && !maySkipPayments(viewer))
			throw new AppError("forbidden", m["subscriptions.checkout.skip_forbidden"]());
		const target = await findTarget(viewer, form);
		const { serviceById } = await catalogue.snapshot();
		const service = serviceById.get(target.serviceId);
		const planId = id.safeParse(form.subs_id);
		const plan = planId.success ? await findPlan(db, planId.data) : undefined;
		const code = form.referralCode?.trim() ?? "";
		const referrer = code === "" ? null : await referrals.find(db, code);
		const buyer = form.buyer ?? {};
		const missing = planProblems(form.subs_id);
		const [first, ...others] = [
			...(await targetFaults(viewer, form, target)),
			// Of a service that nobody knows it is told already.
			...(missing.length > 0 || service === undefined ? missing : offerProblems(plan, target)),
			...(code !== "" && referrer === null ? [codeFault(m["referrals.check.invalid"]())] : []),
			...skipProblems(isSkipped, form.reason),
			...buyerFaults(buyer),
		];
		if (first !== undefined) throw badInput([first, ...others]);
		if (plan === undefined || service === undefined) throw new Error("a fault of a checkout was not told");
		const price = priceOf(plan, isSkipped ? 100 : referrer === null ? 0 : referrals.discountPercent);
		if (!isSkipped) comparePrice(form.amount, price);
		const paymentPlan = planLabel(plan);
		return {
			buysFor: target.buysFor,
			plan,
			paymentPlan,
			price,
			buyer,
			referrer,
			isFirst: form.paymentForCategory === "addProfessional",
			skip: isSkipped ? { reason: form.reason ?? "" } : null,
			message: m["subscriptions.checkout.item"]({ service: service.type, plan: paymentPlan }),
		};
	};

	async function findTarget(viewer: Viewer, form: CheckoutForm): Promise<Target> {
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

	async function targetFaults(viewer: Viewer, form: CheckoutForm, { buysFor }: Target): Promise<ErrorItem[]> {
		if ("registration" in buysFor) return registrationFaults(viewer, buysFor.registration);
		if (!form.mobile) return [];
		const owner = (await readUsersByIds(db, [buysFor.ownerId])).get(buysFor.ownerId);
		const read = normalizeMobile(form.mobile);
		const isOwners = "mobile" in read && read.mobile === owner?.mobile;
		return isOwners ? [] : [{ msg: m["subscriptions.checkout.mobile_other"](), path: "mobile" }];
	}

	/** Asked before it is prepared, so that its faults are told together with those of the plan and no picture is taken in vain. */
	async function registrationFaults(viewer: Viewer, form: RegistrationForm): Promise<ErrorItem[]> {
		try {
			await checkRegistration(db, await catalogue.snapshot(), viewer, form);
			return [];
		} catch (error) {
			if (error instanceof AppError && error.code === "bad_input") return error.details.errors ?? [];
			throw error;
		}
	}
}

/** A fault of the referral code. */
export const codeFault = (msg: string): ErrorItem => ({ msg, path: "referralCode" });

/** Throws conflict where another total (rupees as text) was shown than is due by now. */
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
