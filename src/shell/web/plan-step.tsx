import { useId } from "react";
import type { PlanSlot } from "../../listings/web/register/plan-slot.ts";
import { StepFoot, StepFrame } from "../../listings/web/register/step-frame.tsx";
import { useStepForm } from "../../listings/web/register/use-step-form.ts";
import { m } from "../../paraglide/messages.js";
import { formatRupees, formatRupeesExact } from "../../platform/money.ts";
import { planLabel, pricePerLead, pricePerMonth } from "../../subscriptions/subscription.ts";
import type { PlanAnswer } from "../../subscriptions/subscriptions.contract.ts";
import { Card } from "../../ui/card.tsx";
import { Problem } from "../../ui/empty-state.tsx";
import { Note } from "../../ui/note.tsx";
import { RadioCards } from "../../ui/radio-cards.tsx";
import { Bone, Skeleton } from "../../ui/skeleton.tsx";
import { PlanPrice, PlanToPay } from "./plan-to-pay.tsx";
import { usePlans } from "./use-plans.ts";

/** What a plan's card says below its name: the price, what one month or lead of it costs, how long it lasts. */
function PlanMore({ plan }: { plan: PlanAnswer }) {
	const perMonth = plan.type === "Enrolment Basis" ? pricePerMonth(plan) : null;
	const perLead = plan.type === "Lead Basis" ? pricePerLead(plan) : null;
	const lasts = {
		"Enrolment Basis": m["shell.register_plan.unlimited"],
		"Lead Basis": m["shell.register_plan.until_used"],
		"Free Trial": m["shell.register_plan.once"],
	}[plan.type];
	return (
		<>
			<p className="text-2xl font-strong tabular-nums">{formatRupees(plan.price)}</p>
			{perMonth !== null && (
				<p className="text-ink-soft tabular-nums">
					{m["shell.plans.per_month"]({ price: formatRupeesExact(perMonth) })}
				</p>
			)}
			{perLead !== null && (
				<p className="text-ink-soft tabular-nums">
					{m["shell.plans.per_lead"]({ price: formatRupeesExact(perLead) })}
				</p>
			)}
			<p className="text-sm text-ink-soft">{lasts()}</p>
		</>
	);
}

function PlanBones() {
	return (
		<Skeleton className="grid gap-4 md:grid-cols-2">
			{[0, 1, 2, 3].map((place) => (
				<Card key={place}>
					<Bone shape="title" />
					<Bone shape="short" />
					<Bone shape="line" />
				</Card>
			))}
		</Skeleton>
	);
}

/** Last step of a registration that is paid for: its plan, shown with its price, and chosen once more when it is paid. */
export function PlanStep({ slot }: { slot: PlanSlot }) {
	const { serviceId, choiceId, planId, refused, choose, summary, isSending, send } = slot;
	const { plans, hasFailed, retry } = usePlans("", {
		serviceId,
		choiceId,
		serviceName: "",
		choiceName: null,
	});
	const id = useId();
	const chosen = plans?.find(({ _id }) => _id === planId) ?? null;
	const isMissing = chosen === null && plans?.length !== 0;
	const { frame, errors, submit } = useStepForm({
		faults: isMissing ? { subs_id: m["shell.register_plan.missing"]() } : {},
		refused: refused === undefined ? {} : { subs_id: refused },
		goOn: send,
	});
	return (
		<StepFrame title={m["shell.register_plan.title"]()} lead={m["shell.register_plan.lead"]()}>
			<div className="grid gap-6 *:min-w-0 desk:grid-cols-[1fr_22.5rem] desk:items-start desk:gap-8">
				<div className="grid gap-6 *:min-w-0">
					<form ref={frame} id={id} noValidate onSubmit={submit}>
						{hasFailed && <Problem text={m["shell.plans.failed"]()} onRetry={retry} />}
						{plans === null && !hasFailed && <PlanBones />}
						{plans?.length === 0 && <Note>{m["shell.register_plan.none"]()}</Note>}
						{plans !== null && plans.length > 0 && (
							<RadioCards
								name="plan"
								legend={m["shell.register_plan.legend"]()}
								legendHidden
								two
								value={planId}
								onChange={choose}
								error={errors["subs_id"]}
								options={plans.map((plan) => ({
									value: plan._id,
									label: planLabel(plan),
									more: <PlanMore plan={plan} />,
								}))}
							/>
						)}
					</form>
					{summary}
				</div>
				<PlanToPay plan={chosen} form={id} isSending={isSending} />
			</div>
			<StepFoot
				back="work"
				label={m["shell.register_plan.send"]()}
				form={id}
				busy={isSending}
				aside={chosen && <PlanPrice plan={chosen} />}
				phoneOnly
			/>
		</StepFrame>
	);
}
