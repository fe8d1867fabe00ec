import { m } from "../../paraglide/messages.js";
import type { Viewer } from "../../platform/access.ts";
import { AppError, badInput } from "../../platform/app-error.ts";
import { paiseFromRupees, rupeesFromPaise } from "../../platform/money.ts";
import { auditAllOf } from "../../platform/server/database/audit.ts";
import { inTransaction } from "../../platform/server/database/database.ts";
import { isPriceInRange, mostPriceChanges, priceAfter } from "../plan.ts";
import type { PreviewedChange, PriceChange } from "../plans.contract.ts";
import { planLabel } from "../subscription.ts";
import { filtersOf, type PlanQuery } from "./list-plans.ts";
import type { SubscriptionsContext } from "./subscriptions.context.ts";
import { lockPlans, type PlanRow, readPlans, setPrices } from "./plans.repository.ts";

const auditPlans = auditAllOf("plan");

/** A trial is free, whatever other plans cost. */
const hasPrice = ({ type }: PlanRow) => type !== "Free Trial";

/**
 * Previews a price change by percent for the matching plans; omits plans whose price stays the same. Throws bad_input
 * if a price would leave its range, or if more plans match than one change allows.
 */
export async function previewPrices(
	{ db, catalogue }: SubscriptionsContext,
	{ percent, ...query }: PlanQuery & { percent: number },
): Promise<PreviewedChange[]> {
	const snapshot = await catalogue.snapshot();
	const found = await readPlans(db, filtersOf(snapshot, query), mostPriceChanges + 1);
	if (found.length > mostPriceChanges)
		throw badInput([{ path: "percent", msg: m["subscriptions.plans.too_many"]({ most: mostPriceChanges }) }]);
	const changes = found
		.filter(hasPrice)
		.map((plan) => ({ plan, newPrice: priceAfter(plan.price, percent) }))
		.filter(({ plan, newPrice }) => newPrice !== plan.price);
	if (changes.some(({ newPrice }) => !isPriceInRange(newPrice)))
		throw badInput([{ path: "percent", msg: m["subscriptions.plans.out_of_range"]() }]);
	return changes.map(({ plan, newPrice }) => ({
		_id: plan.id,
		price: rupeesFromPaise(plan.price),
		newPrice: rupeesFromPaise(newPrice),
		serviceName: snapshot.serviceById.get(plan.serviceId)?.type ?? "",
		choiceName: plan.choiceId === null ? null : (snapshot.choiceById.get(plan.choiceId)?.choice.name ?? null),
		label: planLabel(plan),
	}));
}

/**
 * Sets the prices exactly as the preview showed them, all or none, and returns their number. Throws conflict if a plan
 * costs something else by now, no longer exists, or would get another price.
 */
export async function changePrices(
	{ db, clock }: SubscriptionsContext,
	viewer: Viewer,
	{ percent, changes }: { percent: number; changes: readonly PriceChange[] },
): Promise<number> {
	const previewed = new Map(changes.map((change) => [change._id, change]));
	return inTransaction(db, async (tx) => {
		const locked = await lockPlans(tx, [...previewed.keys()]);
		const isAsShown = (plan: PlanRow) => {
			const shown = previewed.get(plan.id);
			if (shown === undefined || paiseFromRupees(shown.price) !== plan.price || !hasPrice(plan)) return false;
			const newPrice = priceAfter(plan.price, percent);
			return isPriceInRange(newPrice) && paiseFromRupees(shown.newPrice) === newPrice;
		};
		if (locked.length !== changes.length || !locked.every(isAsShown))
			throw new AppError("conflict", m["subscriptions.plans.preview_old"]());
		const priced = locked.map(({ id, price }) => ({ id, before: price, price: priceAfter(price, percent) }));
		await setPrices(tx, priced);
		const at = clock();
		await auditPlans(
			tx,
			priced.map(({ id, before, price }) => ({
				at,
				actorId: viewer.userId,
				action: "plan.change-price",
				subjectId: id,
				before: { price: before },
				after: { price, percent },
			})),
		);
		return priced.length;
	});
}
