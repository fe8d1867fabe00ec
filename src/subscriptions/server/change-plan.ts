import { m } from "../../paraglide/messages.js";
import type { Viewer } from "../../platform/access.ts";
import { AppError, badInput, notFound } from "../../platform/app-error.ts";
import { formatRupeesExact, type Paise, paiseFromRupees, rupeesFromPaise } from "../../platform/money.ts";
import { inTransaction } from "../../platform/server/database/database.ts";
import { faultOfPrice } from "../plan.ts";
import type { PlanAnswer } from "../subscriptions.contract.ts";
import { auditPlan } from "./audit-plan.ts";
import { presentPlanIn } from "./list-plans.ts";
import type { SubscriptionsContext } from "./subscriptions.context.ts";
import { lockPlans, setPrices, switchPlan } from "./plans.repository.ts";

/**
 * Disables a plan or enables it again, according to `enabled`; without it, toggles. If two admins make the same
 * change at the same time, the second changes nothing and gets the same result. Throws not_found if there is no such
 * plan.
 */
export async function togglePlan(
	{ db, clock, catalogue }: SubscriptionsContext,
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
	return presentPlanIn(snapshot, changed);
}

/** Refuses to replace a price that the admin has not seen because a colleague changed it in the meantime. */
function refuseOutdated(price: Paise, basedOn: number | undefined): void {
	if (basedOn === undefined || paiseFromRupees(basedOn) === price) return;
	const now = rupeesFromPaise(price);
	const msg = m["subscriptions.plans.price_changed"]({ now: formatRupeesExact(now) });
	throw new AppError("conflict", msg, { errors: [{ path: "price", msg }], extra: { now } });
}

/**
 * Changes the price of a plan, in rupees, for new purchases: each purchase keeps its own price. Throws not_found if
 * there is no such plan; bad_input if the price is not allowed; conflict if the current price is not `basedOn`.
 */
export async function changePrice(
	{ db, clock, catalogue }: SubscriptionsContext,
	viewer: Viewer,
	{ id, price: rupees, basedOn }: { id: string; price: number; basedOn?: number | undefined },
): Promise<PlanAnswer> {
	const snapshot = await catalogue.snapshot();
	const changed = await inTransaction(db, async (tx) => {
		const [plan] = await lockPlans(tx, [id]);
		if (plan === undefined) throw notFound();
		const fault = faultOfPrice(plan.type, rupees);
		if (fault !== undefined) throw badInput([{ path: "price", msg: fault }]);
		const price = paiseFromRupees(rupees);
		if (price === plan.price) return plan;
		refuseOutdated(plan.price, basedOn);
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
	return presentPlanIn(snapshot, changed);
}
