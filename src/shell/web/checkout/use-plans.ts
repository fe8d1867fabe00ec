import { useCallback, useState } from "react";
import { loadForViewer, useViewerData, type ViewerData } from "../../../accounts/web/viewer-data.ts";
import type { ListingDetails } from "../../../listings/listing-answers.ts";
import { readListingOrNull, useLastListing } from "../../../listings/web/manage/own-listing.ts";
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

/** A listing's plans, or those of a service whose listing does not exist yet. */
export type Plans = {
	/** Null until they are loaded. */
	plans: PlanAnswer[] | null;
	plansFor: PlansFor | null;
	/** Of the listing; null before it exists. */
	bought: ListingSubscriptions | null;
	isTrialUsed: boolean;
	hasFailed: boolean;
	retry: () => void;
	/** Removes a plan that is no longer offered. */
	drop: (planId: string) => void;
};

const loadingPlans = { plans: null, plansFor: null, bought: null, isTrialUsed: false };

/** Shown while the page loads. */
export const noPlansYet: Plans = { ...loadingPlans, hasFailed: false, retry: () => {}, drop: () => {} };

const without = <O extends Offered>(offered: O, planId: string): O => ({
	...offered,
	plans: offered.plans.filter(({ _id }) => _id !== planId),
});

type ListingPlans = Offered & { plansFor: PlansFor; bought: ListingSubscriptions };

export type PlansData = {
	/** "lost" if the listing does not exist or belongs to someone else, null until they could be loaded. */
	offered: ListingPlans | "lost" | null;
	/** Null if only the listing itself could not be loaded. */
	listing: ListingDetails | null;
};

async function readListingPlans(profId: string): Promise<ListingPlans | "lost"> {
	try {
		const bought = await readListingSubscriptions(profId);
		const { plansFor, trialUsed } = bought;
		// The owner's trial counts, even if staff are looking.
		return { ...(await readPlans(plansFor)), plansFor, bought, isTrialUsed: trialUsed };
	} catch (failure) {
		if (isLost(failure)) return "lost";
		throw failure;
	}
}

/** For a `clientLoader`: the plans of a listing and what was bought for it. */
export const loadPlans = (profId: string) =>
	loadForViewer<PlansData>(
		async () => {
			const [offered, listing] = await Promise.all([readListingPlans(profId), readListingOrNull(profId)]);
			return { offered, listing };
		},
		() => ({ offered: null, listing: null }),
	);

/** What `loadPlans` returned for the open page. Another listing needs another key. */
export function usePlans(loaded: ViewerData<PlansData>) {
	const { page, isOthers, hasFailed, reload, show } = useViewerData(loaded);
	const listing = useLastListing(page.listing);
	const offered = isOthers ? null : page.offered;
	const plans: Plans = {
		...(offered === "lost" || offered === null ? loadingPlans : offered),
		hasFailed,
		retry: () => void reload(),
		drop: (planId) =>
			show((shown) =>
				shown.offered === "lost" || shown.offered === null ? {} : { offered: without(shown.offered, planId) },
			),
	};
	return { plans, listing: isOthers ? null : listing, isLost: offered === "lost" };
}

/** The plans of a service whose listing does not exist yet. */
export function usePlansOfService({ serviceId, choiceId, mobile }: PlansOf): Plans {
	const [offered, setOffered] = useState<Offered | null>(null);
	const load = useCallback<Load>(
		async (isWanted) => {
			const found = await readPlans({ serviceId, choiceId, mobile });
			if (isWanted()) setOffered(found);
		},
		[serviceId, choiceId, mobile],
	);
	const { hasFailed, retry } = useLoading(load);
	const unnamed = { serviceName: "", choiceName: null, paymentForCategory: "addProfessional" } as const;
	return {
		plans: offered?.plans ?? null,
		plansFor: offered && { serviceId, choiceId, ...unnamed },
		bought: null,
		isTrialUsed: offered?.isTrialUsed ?? false,
		hasFailed: offered === null && hasFailed,
		retry,
		drop: (planId) => setOffered((before) => before && without(before, planId)),
	};
}
