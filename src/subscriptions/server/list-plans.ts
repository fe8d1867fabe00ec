import type { CatalogueSnapshot } from "../../catalogue/server/catalogue.api.ts";
import { m } from "../../paraglide/messages.js";
import type { Viewer } from "../../platform/access.ts";
import { AppError, badInput } from "../../platform/app-error.ts";
import { paise } from "../../platform/money.ts";
import { paginate, encodeCursor, decodeCursor } from "../../platform/server/http/cursor.ts";
import { readTotal } from "../../platform/server/database/list-total.ts";
import { type SubscriptionType, subscriptionTypes } from "../subscription.ts";
import type { PlanAnswer } from "../subscriptions.contract.ts";
import { maySeeAllPlans } from "../subscriptions.policy.ts";
import type { SubscriptionsContext } from "./subscriptions.context.ts";
import {
	countPlans,
	mostPlans,
	type PlanFilters,
	type PlanPageEnd,
	type PlanRow,
	readPlans,
} from "./plans.repository.ts";
import { presentPlan } from "./subscriptions.presenter.ts";

/** The filters of a list of plans as requested. */
export type PlanQuery = {
	serviceId?: string | undefined;
	choiceId?: string | undefined;
	type?: SubscriptionType | undefined;
	enabled?: "true" | "false" | undefined;
};
export type PlanPageQuery = PlanQuery & { limit?: number | undefined; cursor?: string | undefined };

const pack = ({ serviceId, type, price, id }: PlanRow) => encodeCursor([serviceId, type, price, id]);

function unpack(cursor: string | undefined): PlanPageEnd | undefined {
	if (cursor === undefined) return undefined;
	const [serviceId, typeName, price, id] = decodeCursor(cursor, ["uuid", "string", "number", "uuid"]);
	const type = subscriptionTypes.find((one) => one === typeName);
	if (type === undefined) throw badInput([{ msg: m["platform.error.cursor"](), path: "cursor" }]);
	return { serviceId, type, price: paise(price), id };
}

/** The filters for the repository. A choice narrows to its service, even if the service is not named. */
export function filtersOf(
	{ choiceById }: Pick<CatalogueSnapshot, "choiceById">,
	{ serviceId, choiceId, type, enabled }: PlanQuery,
): PlanFilters {
	const ofChoice = choiceId === undefined ? undefined : choiceById.get(choiceId)?.service.id;
	return {
		serviceId: serviceId ?? ofChoice,
		choiceId,
		type,
		enabled: enabled === undefined ? undefined : enabled === "true",
	};
}

/** A plan in the response; its service is always in the catalogue. */
export function presentPlanIn(
	{ serviceById, choiceById }: Pick<CatalogueSnapshot, "serviceById" | "choiceById">,
	plan: PlanRow,
): PlanAnswer {
	const choice = plan.choiceId === null ? null : (choiceById.get(plan.choiceId)?.choice ?? null);
	return presentPlan(plan, { type: serviceById.get(plan.serviceId)?.type ?? "" }, choice);
}

/** A page of plans, at most `limit`. */
export async function readPlanPage(
	{ db, catalogue }: SubscriptionsContext,
	{ cursor, ...query }: PlanQuery & { cursor?: string | undefined },
	limit: number,
): Promise<{ rows: PlanAnswer[]; nextCursor: string | null }> {
	const snapshot = await catalogue.snapshot();
	const found = await readPlans(db, { ...filtersOf(snapshot, query), after: unpack(cursor) }, limit + 1);
	const { rows, nextCursor } = paginate(found, limit, pack);
	return { rows: rows.map((plan) => presentPlanIn(snapshot, plan)), nextCursor };
}

/**
 * The plans that match the query. Disabled plans are for managers only: throws not_signed_in or forbidden. Without
 * `limit`, returns up to 1,000, which covers the plans of any service.
 */
export async function listPlans(
	ctx: SubscriptionsContext,
	viewer: Viewer | null,
	{ limit, cursor, ...query }: PlanPageQuery,
): Promise<{ subscriptions: PlanAnswer[]; nextCursor: string | null; total: number; totalIsMore: boolean }> {
	if (query.enabled !== "true" && !maySeeAllPlans(viewer)) throw refusalFor(viewer);
	const { rows, nextCursor } = await readPlanPage(ctx, { ...query, cursor }, limit ?? mostPlans);
	const isWhole = cursor === undefined && nextCursor === null;
	const total = isWhole ? { total: rows.length, totalIsMore: false } : await countAllPlans(ctx, query);
	return { subscriptions: rows, nextCursor, ...total };
}

async function countAllPlans({ db, catalogue }: SubscriptionsContext, query: PlanQuery) {
	const filters = filtersOf(await catalogue.snapshot(), query);
	return readTotal((most) => countPlans(db, filters, most));
}

function refusalFor(viewer: Viewer | null): AppError {
	return viewer === null
		? new AppError("not_signed_in", m["platform.error.not_signed_in"]())
		: new AppError("forbidden", m["platform.error.forbidden"]());
}
