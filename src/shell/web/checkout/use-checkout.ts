import type { SubmitEvent } from "react";
import type { Account } from "../../../accounts/accounts.contract.ts";
import type { FormErrorOptions } from "../../../listings/web/register/plan-slot.ts";
import type { PaymentCategory } from "../../../payments/payment.ts";
import { paiseFromRupees } from "../../../platform/money.ts";
import { ApiFailure } from "../../../platform/web/call-api.ts";
import { useForm } from "../../../platform/web/use-form.ts";
import { planProblems, priceOf } from "../../../subscriptions/checkout.ts";
import type { PlanAnswer } from "../../../subscriptions/subscriptions.contract.ts";
import { useAlert } from "../../../ui/feedback/alerts.tsx";
import type { DraftTools } from "../../../ui/form/use-draft.ts";
import { m } from "../../../paraglide/messages.js";
import { useSite } from "../frame/site-data.ts";
import { afterCheck } from "./after-check.ts";
import {
	checkBuyer,
	type CheckoutDraft,
	codeOf,
	emptyCheckout,
	mayRefer,
	mustAskState,
	type PaymentFields,
	paymentFields,
	withoutGstin,
} from "./checkout-draft.ts";
import { exactly } from "./sum-lines.ts";
import { useReferral } from "./use-referral.ts";
import { useStates } from "../../../places/web/use-states.ts";

type CheckoutSettings = {
	/** The typed values. */
	typed: DraftTools<CheckoutDraft>;
	/** Whether everything else that the price and its tax depend on is known. */
	isReady: boolean;
	/** The chosen plan on offer; null without one. */
	plan: PlanAnswer | null;
	/** Of the listing's address; empty while unknown. */
	addressState: string;
	/** Who pays, and for what; undefined while unknown. */
	user: Account;
	paymentForCategory: PaymentCategory | undefined;
	/** Whether staff waive the payment. */
	isSkipped: boolean;
	choose: (planId: string) => void;
	/** Sends it once everything is valid; throws ApiFailure. */
	go: (fields: PaymentFields) => Promise<void>;
	/** Set if a refusal may concern more than this form. */
	errorOptions?: FormErrorOptions;
};

/** The code in use, and the plan's price with it; null until everything the price depends on is known. */
function usePrice(settings: CheckoutSettings, draft: CheckoutDraft, areStatesSettled: boolean) {
	const { typed, plan, user, paymentForCategory, isSkipped } = settings;
	const asksCode = mayRefer(user, paymentForCategory);
	const code = asksCode ? codeOf(draft) : "";
	const referral = useReferral(code, typed.isRecalled && paymentForCategory !== undefined);
	const isWaiting = !settings.isReady || !typed.isRecalled || !areStatesSettled || referral.isPending;
	const priceWith = (percent: number) =>
		plan && priceOf({ type: plan.type, price: paiseFromRupees(plan.price) }, isSkipped ? 100 : percent);
	const price = isWaiting ? null : priceWith(referral.result?.percent ?? 0);
	return {
		asksCode,
		code,
		referral,
		/** The price is still unknown, so nothing can be paid. */
		isWaiting,
		priceWith,
		price,
	};
}

/** The request's paths for the typed values. */
const paths = {
	code: "referralCode",
	state: "buyer.state",
	name: "buyer.name",
	gstin: "buyer.gstin",
	address: "buyer.address",
};

/** The form next to the plans: the code, the buyer, the price, and the payment. */
export function useCheckout(settings: CheckoutSettings) {
	const { typed, plan, addressState, isSkipped, choose, go, errorOptions } = settings;
	const alert = useAlert();
	const { gstState } = useSite().brand;
	const draft = gstState === null ? withoutGstin(typed.draft) : typed.draft;
	const { states, isSettled } = useStates();
	const { code, priceWith, ...priced } = usePrice(settings, draft, isSettled);
	const { isWaiting, price, referral } = priced;

	const pay = async () => {
		const found = await referral.confirm();
		const due = priceWith(found?.percent ?? 0)?.due;
		if (plan === null || price === null || due === undefined) return;
		const next = afterCheck(found, { shown: price.due, due });
		if (next === "refused")
			throw new ApiFailure(400, { errors: [{ path: paths.code, msg: found?.text ?? "" }] });
		if (next === "pay") return go(paymentFields({ planId: plan._id, due, code, buyer }));
		alert("success", m["shell.pay.total_now"]({ result: found?.text ?? "", total: exactly(due) }));
	};
	const form = useForm({
		...errorOptions,
		initial: emptyCheckout,
		draft: { draft, change: typed.change },
		paths,
		check: () => [...planProblems(plan?._id ?? ""), ...problems],
		submit: pay,
	});
	const isAddressRefused = form.errorOf("address") !== undefined;
	const { buyer, state, asksAddress, problems } = checkBuyer(draft, {
		addressState,
		states,
		isAddressRefused,
	});
	const isBusy = form.isBusy || referral.isChecking;
	return {
		...form,
		...priced,
		isBusy,
		formProps: {
			...form.formProps,
			onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
				event.preventDefault();
				if (isWaiting || isBusy) return;
				alert.clear();
				void form.send();
			},
		},
		plan,
		isSkipped,
		/** The GST code of the seller's state; null if no GST is charged. */
		gstState,
		states,
		state,
		asksAddress,
		asksState: mustAskState(gstState, state, form.errorOf("state") !== undefined),
		choose: (planId: string) => {
			form.clearErrors("subs_id");
			choose(planId);
		},
		chooseState: (chosen: string) => form.enter({ state: chosen, insteadOf: addressState }),
	};
}
export type Checkout = ReturnType<typeof useCheckout>;
