import { useCallback, useState } from "react";
import type { PaymentCategory } from "../../../payments/payment.ts";
import { apiOf, isLost } from "../../../platform/web/call-api.ts";
import { type Load, useLoading } from "../../../platform/web/use-loading.ts";
import type { PlanAnswer, SubscriptionsApi } from "../../../subscriptions/subscriptions.contract.ts";
import {
	type ListingSubscriptions,
	readListingSubscriptions,
} from "../../../subscriptions/web/read-listing-subscriptions.ts";

/** The service or choice of the plans, and what is paid for. */
export type PlansFor = {
	serviceId: string;
	choiceId: string | null;
	serviceName: string;
	choiceName: string | null;
	paymentForCategory: PaymentCategory;
};

const call = apiOf<SubscriptionsApi>();

type PlansOf = Pick<PlansFor, "serviceId" | "choiceId"> & {
	/** Whose trial counts; the viewer's own by default. */
	mobile?: string | undefined;
};

type Offered = {
	plans: PlanAnswer[];
	/** Whether the mobile has used its free trial: that plan is shown but disabled. */
	isTrialUsed: boolean;
};

/** The plans on offer. Throws ApiFailure. */
async function readPlans({ serviceId, choiceId, mobile }: PlansOf): Promise<Offered> {
	const query = { serviceId, choiceId: choiceId ?? undefined, mobile, enabled: "true" as const };
	const { subscriptions, trialUsed } = await call("GET /api/subscription", { query });
	return { plans: subscriptions, isTrialUsed: trialUsed };
}

type Loaded = Offered & {
	plansFor: PlansFor;
	/** Of the listing; null before it exists. */
	bought: ListingSubscriptions | null;
};

/**
 * The plans of a listing and what was bought for it, loaded together: the navigation state only saves loading one
 * before the other. Throws ApiFailure.
 */
async function readListingPlans(profId: string, known: PlansFor | null): Promise<Loaded> {
	const [bought, early] = await Promise.all([
		readListingSubscriptions(profId),
		known === null ? null : readPlans(known),
	]);
	const { plansFor } = bought;
	const isKnown = known?.serviceId === plansFor.serviceId && known.choiceId === plansFor.choiceId;
	const { plans } = isKnown && early !== null ? early : await readPlans(plansFor);
	// The owner's trial counts, even if staff are looking.
	return { plansFor, bought, plans, isTrialUsed: bought.trialUsed };
}

/** Loads the plans on offer by `read`, which must be stable; "lost" if they cannot be found. */
function useLoadedPlans(read: () => Promise<Loaded>, first: PlansFor | null) {
	const [loaded, setLoaded] = useState<Loaded | null>(null);
	const [isGone, setGone] = useState(false);
	const load = useCallback<Load>(
		async (isWanted) => {
			try {
				const found = await read();
				if (isWanted()) setLoaded(found);
			} catch (failure) {
				if (isLost(failure) && isWanted()) setGone(true);
				throw failure;
			}
		},
		[read],
	);
	const { hasFailed, retry } = useLoading(load);
	return {
		plansFor: loaded?.plansFor ?? first,
		plans: loaded?.plans ?? null,
		bought: loaded?.bought ?? null,
		isTrialUsed: loaded?.isTrialUsed ?? false,
		/** The listing does not exist or belongs to someone else. */
		isLost: isGone,
		hasFailed: loaded === null && hasFailed,
		retry,
		/** A plan that is no longer offered. */
		drop: (planId: string) =>
			setLoaded((before) => before && { ...before, plans: before.plans.filter(({ _id }) => _id !== planId) }),
	};
}
export type Plans = ReturnType<typeof useLoadedPlans>;

/** The plans for a listing; `known` comes from the navigation state. */
export function usePlans(profId: string, known: PlansFor | null): Plans {
	const [first] = useState(known);
	const read = useCallback(() => readListingPlans(profId, first), [profId, first]);
	return useLoadedPlans(read, first);
}

/** The plans of a service whose listing does not exist yet. */
export function usePlansOfService({ serviceId, choiceId, mobile }: PlansOf): Plans {
	const read = useCallback(async (): Promise<Loaded> => {
		const offered = await readPlans({ serviceId, choiceId, mobile });
		const unnamed = { serviceName: "", choiceName: null, paymentForCategory: "addProfessional" } as const;
		return { plansFor: { serviceId, choiceId, ...unnamed }, ...offered, bought: null };
	}, [serviceId, choiceId, mobile]);
	return useLoadedPlans(read, null);
}
