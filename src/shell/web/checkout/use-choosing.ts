import { useState } from "react";
import { useNavigate } from "react-router";
import type { Account } from "../../../accounts/accounts.contract.ts";
import type { ListingDetails } from "../../../listings/listing-answers.ts";
import { ApiFailure } from "../../../platform/web/call-api.ts";
import { type SendingKey, sendingKey } from "../../../platform/web/sending-key.ts";
import { useAlert } from "../../../ui/feedback/alerts.tsx";
import { buysForOthers } from "../../../subscriptions/subscriptions.policy.ts";
import { useDraft } from "../../../ui/form/use-draft.ts";
import { afterBeginning, beginPayment } from "./begin-payment.ts";
import {
	type CheckoutDraft,
	checkoutKey,
	choiceForm,
	emptyCheckout,
	type PaymentFields,
	planKey,
} from "./checkout-draft.ts";
import { useCheckout } from "./use-checkout.ts";
import { usePaidBefore } from "./use-paid-before.ts";
import { choosable } from "./plan-lines.ts";
import type { Plans } from "./use-plans.ts";

const nothingChosen: SendingKey & { planId: string } = { planId: "", key: "", keyedBody: "" };

type ChoosingSettings = { profId: string; user: Account; plans: Plans };
type ListingSettings = ChoosingSettings & {
	/** Without it, the server uses its state. */
	listing: ListingDetails | null;
};

/** What was chosen and typed for a listing, both stored until its payment succeeds. */
function useKeptChoice({ profId, user, plans }: ChoosingSettings) {
	const choice = useDraft(planKey(profId, user._id), nothingChosen);
	const typed = useDraft<CheckoutDraft>(checkoutKey(profId, user._id), emptyCheckout, "browser");
	const { begun } = typed.draft;
	const isOpen = plans.bought?.pending.some(({ merchantTransactionId }) => merchantTransactionId === begun);
	const isSettled = usePaidBefore({
		begun: isOpen ? "" : begun,
		isKnown: typed.isRecalled && plans.bought !== null,
		onPaid: () => {
			choice.clear();
			typed.clear();
		},
	});
	return { choice, typed, isSettled };
}

type PayingSettings = Pick<ChoosingSettings, "profId" | "plans"> &
	Pick<ReturnType<typeof useKeptChoice>, "choice" | "typed"> & {
		/** The mobile of the listing's owner. */
		mobile: string | undefined;
	};

/** Starts the payment and goes to its page. */
function usePaying({ profId, plans, choice, typed, mobile }: PayingSettings) {
	const alert = useAlert();
	const navigate = useNavigate();
	const paymentForCategory = plans.plansFor?.paymentForCategory ?? "chooseProfessionalSubscription";
	return async (fields: PaymentFields) => {
		const body = choiceForm(fields, { profId, paymentForCategory, mobile });
		const { key: idempotencyKey, keyedBody } = sendingKey(choice.draft, body);
		choice.change({ key: idempotencyKey, keyedBody });
		const onAway = (message: string) => alert("danger", message);
		const begun = await beginPayment(body, { idempotencyKey, onAway });
		// The next press starts another payment, because this one may have failed by then.
		choice.change({ key: "", keyedBody: "" });
		typed.change({ begun: begun.merchantTransactionId });
		const { to, state } = afterBeginning(begun);
		await navigate(to, { state });
	};
}

/** Choosing and paying for a plan of an existing listing. */
export function useChoosing({ profId, user, plans, listing }: ListingSettings) {
	const { choice, typed, isSettled } = useKeptChoice({ profId, user, plans });
	const { draft, change } = choice;
	const [refusedPlanId, setRefusedPlanId] = useState<string | null>(null);
	const isForOther = buysForOthers(user);
	const plan =
		choosable(plans.plans ?? [], plans.isTrialUsed).find(({ _id }) => _id === draft.planId) ?? null;
	const pay = usePaying({ profId, plans, choice, typed, mobile: isForOther ? listing?.mobile : user.mobile });

	/** The same request would be refused again. */
	const letGo = (planId: string, isOffered: boolean) => {
		setRefusedPlanId(planId);
		change({ planId: "" });
		if (!isOffered) plans.drop(planId);
		plans.retry();
	};
	/** The failure for the form; a used trial is an error of the plan. */
	const refusalIn = (failure: ApiFailure) => {
		const isMeanwhile = failure.status === 409;
		if (isMeanwhile) {
			plans.retry();
			void checkout.referral.ask();
		}
		const isTrialUsed = isMeanwhile && plan?.type === "Free Trial";
		const errors = isTrialUsed ? [{ path: "subs_id", msg: failure.message }] : failure.errors;
		if (plan !== null && errors.some(({ path }) => path === "subs_id")) letGo(plan._id, isMeanwhile);
		return new ApiFailure(failure.status, { ...failure.body, errors });
	};
	const checkout = useCheckout({
		typed,
		isReady: plans.plans !== null && isSettled && choice.isRecalled,
		plan,
		addressState: listing?.address.pincodeData.stateName ?? "",
		user,
		paymentForCategory: plans.plansFor?.paymentForCategory,
		isSkipped: false,
		choose: (planId) => {
			setRefusedPlanId(null);
			change({ planId });
		},
		go: async (fields) => {
			try {
				await pay(fields);
			} catch (failure) {
				throw failure instanceof ApiFailure ? refusalIn(failure) : failure;
			}
		},
	});
	return {
		checkout,
		planId: plan?._id ?? "",
		refusedPlanId,
		isForOther,
	};
}
