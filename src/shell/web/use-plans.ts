import { useCallback, useState } from "react";
import type { ListingsApi } from "../../listings/listings.contract.ts";
import { apiOf } from "../../platform/web/call-api.ts";
import { type Load, useLoading } from "../../platform/web/use-loading.ts";
import type { PlanAnswer, SubscriptionsApi } from "../../subscriptions/subscriptions.contract.ts";

/** Whose plans these are: a service, or one of its choices. */
export type PlansFor = {
	serviceId: string;
	choiceId: string | null;
	serviceName: string;
	choiceName: string | null;
};

const callListings = apiOf<ListingsApi>();
const callSubscriptions = apiOf<SubscriptionsApi>();

async function readPlansFor(profId: string): Promise<PlansFor> {
	const { professional } = await callListings("GET /api/workerCategory/:id", { params: { id: profId } });
	const { _id: serviceId, type: serviceName } = professional.serviceId;
	if (professional.choiceOfService === null)
		return { serviceId, serviceName, choiceId: null, choiceName: null };
	const { _id: choiceId, name: choiceName } = professional.choiceOfService;
	return { serviceId, serviceName, choiceId, choiceName };
}

async function readPlans({ serviceId, choiceId }: PlansFor): Promise<PlanAnswer[]> {
	const query = { serviceId, choiceId: choiceId ?? undefined, enabled: "true" as const };
	return (await callSubscriptions("GET /api/subscription", { query })).subscriptions;
}

/** Loads the plans that a listing may choose from; what navigation already knows saves asking for the listing. */
export function usePlans(profId: string, known: PlansFor | null) {
	const [given] = useState(known);
	const [plansFor, setPlansFor] = useState(given);
	const [plans, setPlans] = useState<PlanAnswer[] | null>(null);

	const load = useCallback<Load>(
		async (isWanted) => {
			const found = given ?? (await readPlansFor(profId));
			const offered = await readPlans(found);
			if (!isWanted()) return;
			setPlansFor(found);
			setPlans(offered);
		},
		[profId, given],
	);
	const { hasFailed, retry } = useLoading(load);
	return { plansFor, plans, hasFailed: plans === null && hasFailed, retry };
}
