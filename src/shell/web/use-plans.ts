import { useCallback, useState } from "react";
import type { PaymentCategory } from "../../payments/payment.ts";
import { apiOf } from "../../platform/web/call-api.ts";
import { type Load, useLoading } from "../../platform/web/use-loading.ts";
import type { PlanAnswer, SubscriptionsApi } from "../../subscriptions/subscriptions.contract.ts";
import { readListingSubscriptions } from "../../subscriptions/web/read-listing-subscriptions.ts";

/** Whose plans these are: a service, or one of its choices; and what is paid for. */
export type PlansFor = {
	serviceId: string;
	choiceId: string | null;
	serviceName: string;
	choiceName: string | null;
	paymentForCategory: PaymentCategory;
};

const call = apiOf<SubscriptionsApi>();

/** The plans on offer. Throws ApiFailure. */
async function readPlans({
	serviceId,
	choiceId,
}: Pick<PlansFor, "serviceId" | "choiceId">): Promise<PlanAnswer[]> {
	const query = { serviceId, choiceId: choiceId ?? undefined, enabled: "true" as const };
	return (await call("GET /api/subscription", { query })).subscriptions;
}

/**
 * Loads the plans that a listing may choose from; what navigation already knows saves asking what it is for, and is all
 * there is before there is a listing (`profId` empty).
 */
export function usePlans(profId: string, known: PlansFor | null) {
	const [given, setGiven] = useState(known);
	const [plansFor, setPlansFor] = useState(given);
	const [plans, setPlans] = useState<PlanAnswer[] | null>(null);

	const load = useCallback<Load>(
		async (isWanted) => {
			const found = given ?? (await readListingSubscriptions(profId)).plansFor;
			const offered = await readPlans(found);
			if (!isWanted()) return;
			setPlansFor(found);
			setPlans(offered);
		},
		[profId, given],
	);
	const { hasFailed, retry } = useLoading(load);
	return {
		plansFor,
		plans,
		hasFailed: plans === null && hasFailed,
		retry,
		/** After the server saw it otherwise: nothing that navigation brought along is believed any more. */
		refresh: () => {
			if (profId !== "") setGiven(null);
			retry();
		},
	};
}
export type Plans = ReturnType<typeof usePlans>;
