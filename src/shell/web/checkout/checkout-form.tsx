import { m } from "../../../paraglide/messages.js";
import { Problem } from "../../../ui/feedback/empty-state.tsx";
import { PlanSkeleton, PlanCards } from "./plan-cards.tsx";
import { PlanToPay, PlanToPaySkeleton } from "./plan-to-pay.tsx";
import type { Plans } from "./use-plans.ts";
import type { Checkout } from "./use-checkout.ts";
import { useQuietRadios } from "./use-quiet-radios.ts";

type CheckoutFormProps = {
	/** The form's id, for a button outside of it. */
	id: string;
	plans: Plans;
	checkout: Checkout;
	planId: string;
	/** The refused card: null if none was, empty if it is gone. */
	refusedPlanId: string | null;
	/** The main button. */
	variant?: "now" | "act";
	/** The sum next to the plans. */
	heading: "h2" | "h3";
	/** Shown above the plans. */
	before?: React.ReactNode;
	/** Shown below the plans. */
	children?: React.ReactNode;
};

/** The plans, and next to them what is to be paid, rendered together so that nothing moves under a finger. */
export function CheckoutForm(props: CheckoutFormProps) {
	const { id, plans, checkout, planId, before, children } = props;
	const { formProps, isWaiting } = checkout;
	useQuietRadios(formProps.ref);
	const isThere = !plans.hasFailed && !isWaiting;
	return (
		<form
			{...formProps}
			id={id}
			className="grid gap-6 *:min-w-0 desk:grid-cols-[1fr_22.5rem] desk:items-start desk:gap-8"
		>
			<div className="grid gap-6 *:min-w-0">
				{plans.hasFailed && <Problem text={m["subscriptions.own.failed"]()} onRetry={plans.retry} />}
				{!plans.hasFailed && isWaiting && <PlanSkeleton />}
				{isThere && before}
				{isThere && plans.plans !== null && (
					<PlanCards
						plans={plans.plans}
						planId={planId}
						choose={checkout.choose}
						error={checkout.errorOf("subs_id")}
						refusedPlanId={props.refusedPlanId}
						isTrialUsed={plans.isTrialUsed}
					/>
				)}
				{(isThere || plans.hasFailed) && children}
			</div>
			{!plans.hasFailed && isWaiting && <PlanToPaySkeleton heading={props.heading} />}
			{isThere && <PlanToPay checkout={checkout} heading={props.heading} variant={props.variant ?? "now"} />}
		</form>
	);
}
