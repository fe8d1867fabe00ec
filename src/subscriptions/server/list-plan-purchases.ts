import { readListingTitles } from "../../listings/server/listings.api.ts";
import { notFound } from "../../platform/app-error.ts";
import { rupeesFromPaise } from "../../platform/money.ts";
import { paginate, encodePageEnd, decodePageEnd } from "../../platform/server/http/cursor.ts";
import { readTotal } from "../../platform/server/database/list-total.ts";
import type { Db } from "../../platform/server/database/database.ts";
import type { PlanPurchase } from "../plans.contract.ts";
import type { PlanAnswer } from "../subscriptions.contract.ts";
import { countExpiringPlans, listExpiringPlans } from "./expiring-plans.repository.ts";
import { presentPlanIn } from "./list-plans.ts";
import { countPurchasesOfPlan, readPurchasesOfPlan } from "./plan-purchases.repository.ts";
import { planInWords } from "../subscription.ts";
import type { SubscriptionsContext } from "./subscriptions.context.ts";
import { findPlan } from "./plans.repository.ts";
import type { SubscriptionRow } from "./subscriptions.repository.ts";

/** Rows per page of a staff table. */
const perPage = 10;

type PurchasePage = {
	purchases: PlanPurchase[];
	nextCursor: string | null;
	total: number;
	totalIsMore: boolean;
};

/** A plan and its purchases, latest first. Throws not_found if there is no such plan. */
export async function listPlanPurchases(
	{ db, catalogue }: SubscriptionsContext,
	{ id, cursor, limit = perPage }: { id: string; cursor?: string | undefined; limit?: number | undefined },
): Promise<PurchasePage & { subscription: PlanAnswer }> {
	const after = decodePageEnd(cursor);
	const plan = await findPlan(db, id);
	if (plan === undefined) throw notFound();
	const [snapshot, found, total] = await Promise.all([
		catalogue.snapshot(),
		readPurchasesOfPlan(db, { planId: id, after }, limit + 1),
		readTotal((most) => countPurchasesOfPlan(db, id, most)),
	]);
	const page = paginate(found, limit, (last) => encodePageEnd(last.createdAt, last.id));
	return {
		subscription: presentPlanIn(snapshot, plan),
		purchases: await presentPurchases(db, page.rows),
		nextCursor: page.nextCursor,
		...total,
	};
}

/** The purchased plans that end within a week, soonest first. */
export async function listEndingPlans(
	{ db, clock }: SubscriptionsContext,
	{ cursor, limit = perPage }: { cursor?: string | undefined; limit?: number | undefined },
): Promise<PurchasePage> {
	const now = clock();
	const [found, total] = await Promise.all([
		listExpiringPlans(db, { now, after: decodePageEnd(cursor) }, limit + 1),
		readTotal((most) => countExpiringPlans(db, now, most)),
	]);
	const page = paginate(found, limit, (last) => encodePageEnd(last.endsAt ?? now, last.id));
	return { purchases: await presentPurchases(db, page.rows), nextCursor: page.nextCursor, ...total };
}

async function presentPurchases(db: Db, rows: readonly SubscriptionRow[]): Promise<PlanPurchase[]> {
	const names = await readListingTitles(
		db,
		rows.map(({ listingId }) => listingId),
	);
	return rows.map((row) => ({
		_id: row.id,
		professional: { _id: row.listingId, name: names.get(row.listingId) ?? null },
		plan: planInWords(row.paymentPlan),
		status: row.status,
		paymentStatus: row.paymentStatus,
		price: rupeesFromPaise(row.price),
		leadsAllocated: row.leadsAllocated,
		leadsClaimed: row.leadsClaimed,
		endsAt: row.endsAt?.toISOString() ?? null,
		pausedAt: row.pausedAt?.toISOString() ?? null,
		createdAt: row.createdAt.toISOString(),
	}));
}
