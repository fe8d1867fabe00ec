import { type FormEvent, useState } from "react";
import type { Account } from "../../../accounts/accounts.contract.ts";
import { byField, type Faults } from "../../../listings/web/register/registration-faults.ts";
import type { PaymentCategory } from "../../../payments/payment.ts";
import { paiseFromRupees } from "../../../platform/money.ts";
import { planProblems, priceOf } from "../../../subscriptions/checkout.ts";
import type { PlanAnswer } from "../../../subscriptions/subscriptions.contract.ts";
import { useAlert } from "../../../ui/feedback/alerts.tsx";
import type { DraftTools } from "../../../ui/form/use-draft.ts";
import { useErrorFocus } from "../../../ui/form/use-error-focus.ts";
import { m } from "../../../paraglide/messages.js";
import { useSite } from "../frame/site-data.ts";
import { afterCheck } from "./after-check.ts";
import {
	checkBuyer,
	type CheckoutDraft,
	codeOf,
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
	/** The server's errors at these fields, if unchanged since. */
	refused: Faults;
	/** Clears the errors of these fields. */
	touch: (...fields: string[]) => void;
	/** Everything is valid: what to send. */
	go: (fields: PaymentFields) => void;
};

/** Counts failed submissions, here and on the server; each takes the person to a wrong field. */
function useAttempts(refused: Faults) {
	const count = Object.keys(refused).length;
	const [attempts, setAttempts] = useState(count > 0 ? 1 : 0);
	const [before, setBefore] = useState(count);
	if (before !== count) {
		setBefore(count);
		if (count > before) setAttempts(attempts + 1);
	}
	return { attempts, fail: () => setAttempts((now) => now + 1) };
}

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

/** What is entered next to a plan before paying: the code, the buyer, the price, and the errors. */
export function useCheckout(settings: CheckoutSettings) {
	const { typed, plan, addressState, isSkipped, refused, touch, go } = settings;
	const alert = useAlert();
	const { gstState } = useSite().brand;
	const draft = gstState === null ? withoutGstin(typed.draft) : typed.draft;
	const { states, isSettled } = useStates();
	const { code, priceWith, ...priced } = usePrice(settings, draft, isSettled);
	const { isWaiting, price, referral } = priced;
	const { attempts, fail } = useAttempts(refused);
	const frame = useErrorFocus(attempts);

	const around = { addressState, states, isAddressRefused: refused["buyer.address"] !== undefined };
	const { buyer, state, asksAddress, problems } = checkBuyer(draft, around);
	const withoutPlan = planProblems(plan?._id ?? "");
	const faults: Faults = byField([...withoutPlan, ...problems]);
	// The server's message about a refused plan says more than that none is chosen.
	const errors: Faults = { ...(attempts > 0 ? faults : {}), ...refused };

	const submit = async (event: FormEvent) => {
		event.preventDefault();
		if (isWaiting || referral.isChecking) return;
		alert.clear();
		if (Object.keys(faults).length > 0) {
			const texts = withoutPlan.map(({ msg }) => msg);
			if (texts.length > 0) alert("danger", texts);
			return fail();
		}
		const found = await referral.confirm();
		const due = priceWith(found?.percent ?? 0)?.due;
		if (plan === null || price === null || due === undefined) return;
		const next = afterCheck(found, { shown: price.due, due });
		if (next === "refused") return fail();
		if (next === "pay") return go(paymentFields({ planId: plan._id, due, code, buyer }));
		alert("success", m["shell.pay.total_now"]({ result: found?.text ?? "", total: exactly(due) }));
	};
	return {
		frame,
		submit,
		...priced,
		draft,
		plan,
		isSkipped,
		/** The GST code of the seller's state; null if no GST is charged. */
		gstState,
		states,
		state,
		asksAddress,
		asksState: mustAskState(gstState, state, errors["buyer.state"] !== undefined),
		errors,
		/** Changes the typed values; `fields` are those whose errors are cleared. */
		enter: (part: Partial<CheckoutDraft>, ...fields: string[]) => {
			touch(...fields);
			typed.change(part);
		},
		chooseState: (chosen: string) => {
			touch("buyer.state");
			typed.change({ state: chosen, insteadOf: addressState });
		},
	};
}
export type Checkout = ReturnType<typeof useCheckout>;
