import type { Viewer } from "../../platform/access.ts";
import { badInput, notFound } from "../../platform/app-error.ts";
import { paiseFromRupees } from "../../platform/money.ts";
import { inTransaction } from "../../platform/server/database.ts";
import { faultOfPrice } from "../plan.ts";
import type { PlanAnswer } from "../subscriptions.contract.ts";
import { auditPlan } from "./audit-plan.ts";
import { createPlanPresenter } from "./list-plans.ts";
import type { PlansContext } from "./plans.context.ts";
import { lockPlans, setPrices, switchPlan } from "./plans.repository.ts";

/**
 * Takes a plan off sale or offers it again, as `enabled` says; without it, switches. If two admins want the same at
 * once, the second changes nothing and gets the same answer. Throws not_found where there is no such plan.
 */
export async function togglePlan(
	{ database: { db }, clock, catalogue }: PlansContext,
	viewer: Viewer,
	{ id, enabled }: { id: string; enabled?: boolean | undefined },
): Promise<PlanAnswer> {
	const snapshot = await catalogue.snapshot();
	const changed = await inTransaction(db, async (tx) => {
		const [before] = await lockPlans(tx, [id]);
		if (before === undefined) throw notFound();
		if (before.enabled === enabled) return before;
		const plan = await switchPlan(tx, id);
		if (plan === undefined) throw new Error(`a locked plan is gone: ${id}`);
		await auditPlan(tx, {
			at: clock(),
			actorId: viewer.userId,
			action: plan.enabled ? "plan.enable" : "plan.disable",
			subjectId: id,
			before: { enabled: !plan.enabled },
			after: { enabled: plan.enabled },
		});
		return plan;
	});
	return createPlanPresenter(snapshot)(changed);
}

/**
 * Changes what a plan costs from now on, in rupees: every purchase has a price of its own. Throws not_found where there
 * is no such plan, and bad_input where it cannot cost that.
 */
export async function changePrice(
	{ database: { db }, clock, catalogue }: PlansContext,
	viewer: Viewer,
	{ id, price: rupees }: { id: string; price: number },
): Promise<PlanAnswer> {
	const snapshot = await catalogue.snapshot();
	const changed = await inTransaction(db, async (tx) => {
		const [plan] = await lockPlans(tx, [id]);
		if (plan === undefined) throw notFound();
		const fault = faultOfPrice(plan.type, rupees);
		if (fault !== undefined) throw badInput([{ path: "price", msg: fault }]);
		const price = paiseFromRupees(rupees);
		if (price === plan.price) return plan;
		await setPrices(tx, [{ id, price }]);
		await auditPlan(tx, {
			at: clock(),
			actorId: viewer.userId,
			action: "plan.change-price",
			subjectId: id,
			before: { price: plan.price },
			after: { price },
		});
		return { ...plan, price };
	});
	return createPlanPresenter(snapshot)(changed);
}
