import { useEffect, useId, useState } from "react";
import { useLocation } from "react-router";
import type { Account } from "../../accounts/accounts.contract.ts";
import { RequireLogin } from "../../accounts/web/guards.tsx";
import { useSession } from "../../accounts/web/session.tsx";
import { m } from "../../paraglide/messages.js";
import { unlistedMeta } from "../../platform/web/page-meta.ts";
import { ActionBar } from "../../ui/action-bar.tsx";
import { useAlert } from "../../ui/alerts.tsx";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Page, PageHead } from "../../ui/page.tsx";
import type { Route } from "./+types/choose-subscription.ts";
import { CheckoutForm } from "./checkout/checkout-form.tsx";
import { payLabel } from "./checkout/sum-lines.ts";
import { PlanPrice } from "./plan-to-pay.tsx";
import { useChoosing } from "./use-choosing.ts";
import { type PlansFor, usePlans } from "./use-plans.ts";

export const meta: Route.MetaFunction = (page) => unlistedMeta(page, m["shell.plans.title"]());

/** What the screens before it send along; the address alone serves as well. */
function isPlansFor(state: unknown): state is PlansFor {
	if (typeof state !== "object" || state === null) return false;
	return (
		"serviceId" in state &&
		typeof state.serviceId === "string" &&
		"serviceName" in state &&
		typeof state.serviceName === "string" &&
		"paymentForCategory" in state
	);
}

const titled = ({ serviceName, choiceName }: PlansFor) =>
	choiceName ? `${serviceName}, ${choiceName}` : serviceName;

type ChoosingProps = { profId: string; user: Account };

function Choosing({ profId, user }: ChoosingProps) {
	const { state }: { state: unknown } = useLocation();
	const plans = usePlans(profId, isPlansFor(state) ? state : null);
	const { checkout, planId, choose, isSending } = useChoosing({ profId, user, plans });
	const id = useId();
	const { price, referral } = checkout;
	const { plansFor } = plans;
	const lead = plansFor && m["shell.plans.lead"]({ service: titled(plansFor) });
	if (plans.plans?.length === 0) {
		return (
			<Page>
				<PageHead title={m["shell.plans.title"]()} lead={lead} />
				<EmptyState title={m["shell.plans.none_title"]()} text={m["shell.plans.none"]()} />
			</Page>
		);
	}
	return (
		<Page>
			<PageHead title={m["shell.plans.title"]()} lead={lead} />
			<p className="-mt-3 text-ink-soft">{m["shell.register_plan.lead"]()}</p>
			<CheckoutForm
				id={id}
				plans={plans}
				checkout={checkout}
				planId={planId}
				choose={choose}
				isSending={isSending}
				heading="h2"
			/>
			{!plans.hasFailed && (
				<ActionBar>
					{price && <PlanPrice price={price} />}
					<Button type="submit" form={id} variant="now" size="lg" busy={isSending || referral.isChecking}>
						{payLabel(price?.due ?? null)}
					</Button>
				</ActionBar>
			)}
		</Page>
	);
}

/** Tells who comes without being signed in why the guard sends them away. */
function useLoginFirst(): void {
	const { state } = useSession();
	const alert = useAlert();
	const [first, setFirst] = useState(state);
	if (first === "loading" && state !== "loading") setFirst(state);
	const isNobody = first === "guest";
	useEffect(() => {
		if (isNobody) alert("danger", m["shell.pay.login_first"]());
	}, [isNobody, alert]);
}

export default function ChooseSubscription({ params }: Route.ComponentProps) {
	useLoginFirst();
	return (
		<RequireLogin>
			{(user) => <Choosing key={`${params.profId}|${user._id}`} profId={params.profId} user={user} />}
		</RequireLogin>
	);
}
