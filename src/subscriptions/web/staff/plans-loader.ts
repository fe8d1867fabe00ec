import type { CatalogueApi, ServiceAnswer } from "../../../catalogue/catalogue.contract.ts";
import { apiOf } from "../../../platform/web/call-api.ts";
import type { SubscriptionsApi } from "../../subscriptions.contract.ts";
import { type SubscriptionType, subscriptionTypes } from "../../subscription.ts";

const callCatalogue = apiOf<CatalogueApi>();
const call = apiOf<SubscriptionsApi>();

/** The fields of a service and its choices that plans need. */
export type PlanService = Pick<ServiceAnswer, "_id" | "type" | "choices">;

/** Rows per page of a staff table. */
const perPage = 10;

/** The filters of the list of plans in the URL. */
export type PlanFilters = {
	serviceId?: string;
	choiceId?: string;
	type?: SubscriptionType;
	enabled?: "true" | "false";
};

/** Reads the filters from the URL; an invalid filter is ignored. */
export function planFiltersOf(params: URLSearchParams): PlanFilters {
	const type = subscriptionTypes.find((one) => one === params.get("type"));
	const enabled = (["true", "false"] as const).find((one) => one === params.get("enabled"));
	const serviceId = params.get("serviceId");
	const choiceId = params.get("choiceId");
	return {
		...(serviceId && { serviceId }),
		...(choiceId && { choiceId }),
		...(type && { type }),
		...(enabled && { enabled }),
	};
}

/** A page of the list of plans, and all services for the filter and for new plans. */
export async function loadPlans({ searchParams }: Pick<URL, "searchParams">) {
	const cursor = searchParams.get("cursor") ?? undefined;
	const query = { ...planFiltersOf(searchParams), cursor, limit: perPage };
	const [page, { services }] = await Promise.all([
		call("GET /api/subscription", { query }),
		callCatalogue("GET /api/service"),
	]);
	const byName = services
		.map(({ _id, type, choices }): PlanService => ({ _id, type, choices }))
		.toSorted((a, b) => a.type.localeCompare(b.type));
	return { ...page, services: byName };
}
