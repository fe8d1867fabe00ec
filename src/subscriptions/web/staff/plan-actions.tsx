import { useRevalidator } from "react-router";
import { m } from "../../../paraglide/messages.js";
import { apiOf } from "../../../platform/web/call-api.ts";
import { useTask } from "../../../platform/web/use-task.ts";
import { Button } from "../../../ui/form/button.tsx";
import type { PlansApi } from "../../plans.contract.ts";
import { planLabel } from "../../subscription.ts";
import type { PlanAnswer } from "../../subscriptions.contract.ts";

const call = apiOf<PlansApi>();

/**
 * A plan of the list with the function that opens its price dialog. The list owns the dialog, because the row may
 * leave the list meanwhile.
 */
export type ListedPlan = PlanAnswer & { changePrice: () => void };

/** An admin's actions on a plan: change its price, take it off sale or offer it again. */
export function PlanActions({ plan }: { plan: ListedPlan }) {
	const { isBusy, run } = useTask();
	const { revalidate } = useRevalidator();
	const name = `${plan.serviceId.type}, ${planLabel(plan)}`;
	const toggle = () =>
		run(async () => {
			await call("PUT /api/subscription/:id/toggle-enabled", {
				params: { id: plan._id },
				body: { enabled: !plan.enabled },
			});
			await revalidate();
		});
	return (
		<span className="flex justify-end gap-5 desk:whitespace-nowrap">
			{plan.type !== "Free Trial" && (
				<Button variant="text" onClick={plan.changePrice}>
					{m["subscriptions.plans.change_price"]()}
					<span className="sr-only">: {name}</span>
				</Button>
			)}
			<Button variant={plan.enabled ? "danger-text" : "text"} busy={isBusy} onClick={() => void toggle()}>
				{plan.enabled ? m["subscriptions.plans.disable"]() : m["subscriptions.plans.enable"]()}
				<span className="sr-only">: {name}</span>
			</Button>
		</span>
	);
}
