import { useId } from "react";
import type { Account } from "../../accounts/accounts.contract.ts";
import type { PlanSlot } from "../../listings/web/register/plan-slot.ts";
import { StepFoot, StepFrame } from "../../listings/web/register/step-frame.tsx";
import { isStaff } from "../../platform/access.ts";
import { m } from "../../paraglide/messages.js";
import { useAlert } from "../../ui/alerts.tsx";
import { Note } from "../../ui/note.tsx";
import { beginPayment, isPriceChanged } from "./checkout/begin-payment.ts";
import type { PaymentFields } from "./checkout/checkout-draft.ts";
import { CheckoutForm } from "./checkout/checkout-form.tsx";
import { payLabel } from "./checkout/sum-lines.ts";
import { useCheckout } from "./checkout/use-checkout.ts";
import { PlanPrice } from "./plan-to-pay.tsx";
import { type Plans, usePlans } from "./use-plans.ts";

type PlanStepProps = { slot: PlanSlot; user: Account };

/** A service whose plans are yet to come: the registration is sent without one. */
function WithoutPlan({ slot }: { slot: PlanSlot }) {
	const id = useId();
	return (
		<StepFrame title={m["shell.register_plan.title"]()}>
			<form
				id={id}
				onSubmit={(event) => {
					event.preventDefault();
					slot.send();
				}}
			>
				<Note>{m["shell.register_plan.none"]()}</Note>
			</form>
			{slot.summary}
			<StepFoot back="work" label={m["shell.register_plan.send"]()} form={id} busy={slot.isSending} />
		</StepFrame>
	);
}

/** Sends the registration with its payment. */
function useRegistrationCheckout({ slot, user, plans }: PlanStepProps & { plans: Plans }) {
	const alert = useAlert();
	const { body, planId, addressState, skipsPayment, refused, touch, sendBy } = slot;

	const begin = async (whole: PaymentFields & PlanSlot["body"], idempotencyKey: string) => {
		const onAway = (message: string) => alert("danger", message);
		try {
			const { professionalId, ...payment } = await beginPayment(whole, { idempotencyKey, onAway });
			checkout.clear();
			return { listingId: professionalId, payment };
		} catch (failure) {
			if (isPriceChanged(failure)) {
				plans.refresh();
				void checkout.referral.ask();
			}
			throw failure;
		}
	};
	const checkout = useCheckout({
		draftKey: `checkout|registration|${user._id}`,
		plan: plans.plans?.find(({ _id }) => _id === planId) ?? null,
		addressState,
		mayRefer: !isStaff(user),
		isSkipped: skipsPayment,
		refused,
		touch,
		go: (fields) => {
			const whole = { ...body, ...fields };
			sendBy({ body: whole, take: (key) => begin(whole, key) });
		},
	});
	return checkout;
}

/** Last step of a registration that is paid for: its plan, its price, and the way to pay. */
export function PlanStep({ slot, user }: PlanStepProps) {
	const { serviceId, choiceId, planId, choose, summary, isSending } = slot;
	const plans = usePlans("", {
		serviceId,
		choiceId,
		serviceName: "",
		choiceName: null,
		paymentForCategory: "addProfessional",
	});
	const checkout = useRegistrationCheckout({ slot, user, plans });
	const id = useId();
	const { price, referral } = checkout;
	if (plans.plans?.length === 0) return <WithoutPlan slot={slot} />;
	return (
		<StepFrame title={m["shell.register_plan.title"]()} lead={m["shell.register_plan.lead"]()}>
			<CheckoutForm
				id={id}
				plans={plans}
				checkout={checkout}
				planId={planId}
				choose={choose}
				isSending={isSending}
				heading="h3"
			>
				{summary}
			</CheckoutForm>
			{!plans.hasFailed && (
				<StepFoot
					back="work"
					label={payLabel(price?.due ?? null)}
					form={id}
					busy={isSending || referral.isChecking}
					aside={price && <PlanPrice price={price} />}
					phoneOnly
				/>
			)}
		</StepFrame>
	);
}
