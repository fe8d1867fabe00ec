import { useId } from "react";
import type { Account } from "../../../accounts/accounts.contract.ts";
import type { PlanSlot } from "../../../listings/web/register/plan-slot.ts";
import { StepFoot, StepFrame } from "../../../listings/web/register/step-frame.tsx";
import { m } from "../../../paraglide/messages.js";
import { useAlert } from "../../../ui/feedback/alerts.tsx";
import { Note } from "../../../ui/feedback/note.tsx";
import { useDraft } from "../../../ui/form/use-draft.ts";
import { beginPayment, isPlanRefused, isPriceChanged } from "./begin-payment.ts";
import {
	type CheckoutDraft,
	emptyCheckout,
	type PaymentFields,
	registrationCheckoutKey,
} from "./checkout-draft.ts";
import { CheckoutForm } from "./checkout-form.tsx";
import { plansLead } from "./gst-lines.ts";
import { handOver } from "./hand-over.ts";
import { choosable, firstPlan } from "./plan-lines.ts";
import { payLabel } from "./sum-lines.ts";
import { useCheckout } from "./use-checkout.ts";
import { PlanPrice } from "./plan-to-pay.tsx";
import { type Plans, usePlansOfService } from "./use-plans.ts";

type PlanStepProps = { slot: PlanSlot; user: Account };

/** A service without plans yet: the registration is sent without one. */
function WithoutPlan({ slot }: { slot: PlanSlot }) {
	const id = useId();
	return (
		<StepFrame title={m["shell.register_plan.title"]()}>
			<form {...slot.form.formProps} id={id}>
				<Note>{m["shell.register_plan.none"]()}</Note>
			</form>
			{slot.summary}
			<StepFoot back="work" label={m["listings.register.send"]()} form={id} busy={slot.form.isBusy} />
		</StepFrame>
	);
}

/** Sends the registration with its payment. */
function useRegistrationCheckout({
	slot,
	user,
	plans,
	planId,
}: PlanStepProps & { plans: Plans; planId: string }) {
	const alert = useAlert();
	const { body, addressState, skipsPayment, choose, create, errorOptions } = slot;
	const typed = useDraft<CheckoutDraft>(registrationCheckoutKey(user._id), emptyCheckout, "browser");

	const begin = async (whole: PaymentFields & PlanSlot["body"], idempotencyKey: string) => {
		const onAway = (message: string) => alert("danger", message);
		try {
			const { professionalId: listingId, ...payment } = await beginPayment(whole, { idempotencyKey, onAway });
			const { merchantTransactionId } = payment;
			handOver(typed.draft, { planId: whole.subs_id, listingId, userId: user._id, merchantTransactionId });
			typed.clear();
			return { listingId, payment };
		} catch (failure) {
			if (isPlanRefused(failure)) {
				plans.drop(whole.subs_id);
				plans.retry();
			}
			if (isPriceChanged(failure)) {
				plans.retry();
				void checkout.referral.ask();
			}
			throw failure;
		}
	};
	const checkout = useCheckout({
		typed,
		isReady: plans.plans !== null,
		plan: plans.plans?.find(({ _id }) => _id === planId) ?? null,
		addressState,
		user,
		paymentForCategory: plans.plansFor?.paymentForCategory,
		isSkipped: skipsPayment,
		choose,
		go: (fields) => {
			const whole = { ...body, ...fields };
			return create({ body: whole, take: (key) => begin(whole, key) });
		},
		errorOptions,
	});
	return checkout;
}

/** The last step of a paid registration: its plan, its price, and the payment. */
export function PlanStep({ slot, user }: PlanStepProps) {
	const { serviceId, choiceId, summary } = slot;
	const plans = usePlansOfService({ serviceId, choiceId, mobile: slot.body.mobile || undefined });
	const open = choosable(plans.plans ?? [], plans.isTrialUsed);
	// After a refusal no plan is preselected, so that the person reads the reason first.
	const kept = open.some(({ _id }) => _id === slot.planId) ? slot.planId : "";
	const [errors] = slot.errorOptions.errors;
	const isRefused = errors.some(({ path }) => path === "subs_id");
	const planId = kept === "" && !isRefused ? firstPlan(open) : kept;
	const checkout = useRegistrationCheckout({ slot, user, plans, planId });
	const id = useId();
	const { price, gstState } = checkout;
	if (plans.plans?.length === 0) return <WithoutPlan slot={slot} />;
	return (
		<StepFrame title={m["shell.register_plan.title"]()} lead={plansLead(gstState)}>
			<CheckoutForm
				id={id}
				plans={plans}
				checkout={checkout}
				planId={planId}
				// A card refused here is gone; that of a used trial is never chosen.
				refusedPlanId={isRefused ? "" : null}
				heading="h3"
			>
				{summary}
			</CheckoutForm>
			{!plans.hasFailed && (
				<StepFoot
					back="work"
					label={payLabel(price?.due ?? null)}
					form={id}
					busy={checkout.isBusy || checkout.isWaiting}
					aside={price && <PlanPrice price={price} gstState={gstState} />}
					phoneOnly
				/>
			)}
		</StepFrame>
	);
}
