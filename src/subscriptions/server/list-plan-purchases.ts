import { readListingTitles } from "../../listings/server/search/reachable.service.ts";
import { notFound } from "../../platform/app-error.ts";
import { rupeesFromPaise } from "../../platform/money.ts";
import { paginate, encodePageEnd, decodePageEnd } from "../../platform/server/http/cursor.ts";
import { readTotal } from "../../platform/server/database/list-total.ts";
import type { PlanPurchase } from "../plans.contract.ts";
import type { PlanAnswer } from "../subscriptions.contract.ts";
import { createPlanPresenter } from "./list-plans.ts";
import { countPurchasesOfPlan, readPurchasesOfPlan } from "./plan-purchases.repository.ts";
import type { PlansContext } from "./plans.context.ts";
import { findPlan } from "./plans.repository.ts";

/** Rows per page of a staff table. */
const perPage = 10;

type PurchasePage = {
	subscription: PlanAnswer;
	purchases: PlanPurchase[];
	nextCursor: string | null;
	total: number;
	totalIsMore: boolean;
};

/** A plan and its purchases, latest first. Throws not_found if there is no such plan. */
export async function listPlanPurchases(
	{ db, catalogue }: PlansContext,
	{ id, cursor, limit = perPage }: { id: string; cursor?: string | undefined; limit?: number | undefined },
): Promise<PurchasePage> {
	const after = decodePageEnd(cursor);
	const plan = await findPlan(db, id);
	if (plan === undefined) throw notFound();
	const [snapshot, found, total] = await Promise.all([
		catalogue.snapshot(),
		readPurchasesOfPlan(db, { planId: id, after }, limit + 1),
		readTotal((most) => countPurchasesOfPlan(db, id, most)),
	]);
	const page = paginate(found, limit, (last) => encodePageEnd(last.createdAt, last.id));
	const names = await readListingTitles(
		db,
		page.rows.map(({ listingId }) => listingId),
	);
	return {
		subscription: createPlanPresenter(snapshot)(plan),
		purchases: page.rows.map((row) => ({
			_id: row.id,
			professional: { _id: row.listingId, name: names.get(row.listingId) ?? null },
			status: row.status,
			paymentStatus: row.paymentStatus,
			price: rupeesFromPaise(row.price),
			leadsAllocated: row.leadsAllocated,
			leadsClaimed: row.leadsClaimed,
			endsAt: row.endsAt?.toISOString() ?? null,
			pausedAt: row.pausedAt?.toISOString() ?? null,
			createdAt: row.createdAt.toISOString(),
		})),
		nextCursor: page.nextCursor,
		...total,
	};
}
