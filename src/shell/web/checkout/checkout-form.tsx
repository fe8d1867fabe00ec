import { m } from "../../../paraglide/messages.js";
import { Problem } from "../../../ui/empty-state.tsx";
import { PlanBones, PlanCards } from "../plan-cards.tsx";
import { PlanToPay } from "../plan-to-pay.tsx";
import type { Plans } from "../use-plans.ts";
import type { Checkout } from "./use-checkout.ts";

type CheckoutFormProps = {
	/** The form's id, for a button that stands elsewhere. */
	id: string;
	plans: Plans;
	checkout: Checkout;
	planId: string;
	choose: (planId: string) => void;
	isSending: boolean;
	/** Of the sum beside the plans. */
	heading: "h2" | "h3";
	/** Below the plans. */
	children?: React.ReactNode;
};

/** The plans, and beside them what is to be paid. */
export function CheckoutForm({ id, plans, checkout, planId, choose, children, ...pay }: CheckoutFormProps) {
	const { frame, submit, errors, referral } = checkout;
	return (
		<form
			ref={frame}
			id={id}
			noValidate
			onSubmit={(event) => void submit(event)}
			className="grid gap-6 *:min-w-0 desk:grid-cols-[1fr_22.5rem] desk:items-start desk:gap-8"
		>
			<div className="grid gap-6 *:min-w-0">
				{plans.hasFailed && <Problem text={m["shell.plans.failed"]()} onRetry={plans.retry} />}
				{plans.plans === null && !plans.hasFailed && <PlanBones />}
				{plans.plans !== null && plans.plans.length > 0 && (
					<PlanCards plans={plans.plans} planId={planId} choose={choose} error={errors["subs_id"]} />
				)}
				{children}
			</div>
			{!plans.hasFailed && (
				<PlanToPay
					checkout={checkout}
					heading={pay.heading}
					isSending={pay.isSending || referral.isChecking}
				/>
			)}
		</form>
	);
}
