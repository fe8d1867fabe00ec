import { type FormEvent, useState } from "react";
import { byField, type Faults } from "../../../listings/web/register/registration-faults.ts";
import { paiseFromRupees } from "../../../platform/money.ts";
import { buyerProblems, planProblems, priceOf } from "../../../subscriptions/checkout.ts";
import type { PlanAnswer } from "../../../subscriptions/subscriptions.contract.ts";
import { useDraft } from "../../../ui/use-draft.ts";
import { useErrorFocus } from "../../../ui/use-error-focus.ts";
import {
	buyerOf,
	buyerState,
	type CheckoutDraft,
	codeOf,
	emptyCheckout,
	gstinState,
	type PaymentFields,
	paymentFields,
} from "./checkout-draft.ts";
import { useReferral } from "./use-referral.ts";
import { useStates } from "./use-states.ts";

type CheckoutSettings = {
	/** Names the draft; begins with what it is for and names the account. */
	draftKey: string;
	/** The plan that is chosen among those on offer; null while none is. */
	plan: PlanAnswer | null;
	/** Of the listing's address; empty while it is unknown. */
	addressState: string;
	/** Whether a referral code may come with it. */
	mayRefer: boolean;
	/** Staff let the payment go. */
	isSkipped: boolean;
	/** What the server said at these fields and nobody changed since. */
	refused: Faults;
	/** What stands in these fields is not what was refused any more. */
	touch: (...fields: string[]) => void;
	/** Everything is right: what is to be sent of it. */
	go: (fields: PaymentFields) => void;
};

/** Counts what sends the person to a wrong field: a sending that failed here, and one that the server refused. */
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

/** All that stands beside a plan before it is paid: the code, the buyer, the price, and what is wrong with them. */
export function useCheckout(settings: CheckoutSettings) {
	const { draftKey, plan, addressState, mayRefer, isSkipped, refused, touch, go } = settings;
	const { draft, change, clear } = useDraft<CheckoutDraft>(draftKey, emptyCheckout, "browser");
	const states = useStates();
	const code = mayRefer ? codeOf(draft) : "";
	const referral = useReferral(code);
	const { attempts, fail } = useAttempts(refused);
	const frame = useErrorFocus(attempts);

	const priceWith = (percent: number) =>
		plan && priceOf({ type: plan.type, price: paiseFromRupees(plan.price) }, isSkipped ? 100 : percent);
	const price = priceWith(referral.result?.percent ?? 0);
	const state = buyerState(draft, addressState, states);
	const buyer = buyerOf(draft, state);
	const names = states.map(({ stateName }) => stateName);
	const faults: Faults = byField([
		...planProblems(plan?._id ?? ""),
		// Before the states came nobody can have chosen a wrong one.
		...buyerProblems(names.length === 0 ? { ...buyer, state: undefined } : buyer, names),
	]);

	const submit = async (event: FormEvent) => {
		event.preventDefault();
		if (referral.isChecking) return;
		if (Object.keys(faults).length > 0) return fail();
		const found = await referral.confirm();
		if (found?.isValid === false) return fail();
		const due = priceWith(found?.percent ?? 0)?.due;
		if (plan !== null && due !== undefined) go(paymentFields({ planId: plan._id, due, code, buyer }));
	};
	return {
		frame,
		submit,
		draft,
		plan,
		price,
		isSkipped,
		mayRefer,
		referral,
		states,
		state,
		isStateFixed: gstinState(draft, states) !== null,
		errors: { ...refused, ...(attempts > 0 ? faults : {}) },
		/** Changes what was typed; `fields` are those that the server may have refused. */
		enter: (part: Partial<CheckoutDraft>, ...fields: string[]) => {
			touch(...fields);
			change(part);
		},
		chooseState: (chosen: string) => {
			touch("buyer.state");
			change({ state: chosen, insteadOf: addressState });
		},
		/** After the server took it. */
		clear,
	};
}
export type Checkout = ReturnType<typeof useCheckout>;
