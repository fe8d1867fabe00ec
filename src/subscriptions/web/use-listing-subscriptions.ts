import { useCallback, useState } from "react";
import { apiOf } from "../../platform/web/call-api.ts";
import { type Load, useLoading } from "../../platform/web/use-loading.ts";
import type { PaymentCategory } from "../subscription.ts";
import type { SubscriptionAnswer, SubscriptionsApi } from "../subscriptions.contract.ts";

const call = apiOf<SubscriptionsApi>();

/** A listing's subscriptions, the active ones first, and what the screen for choosing a plan is told. */
export type ListingSubscriptions = {
	open: SubscriptionAnswer[];
	plansFor: {
		serviceId: string;
		choiceId: string | null;
		serviceName: string;
		choiceName: string | null;
		paymentForCategory: PaymentCategory;
	};
};

async function read(listingId: string): Promise<ListingSubscriptions> {
	const query = { profId: listingId };
	const { data } = await call("GET /api/subscription/professionals", { query });
	const { serviceId, choiceId, choiceName, paymentForCategory } = data;
	return {
		open: [...data.activeSubscriptions, ...data.upcomingSubscriptions],
		plansFor: {
			serviceId: serviceId._id,
			serviceName: serviceId.type,
			choiceId,
			choiceName,
			paymentForCategory,
		},
	};
}

/** Loads what was bought for one of the viewer's listings; null until it came. Another listing needs another key. */
export function useListingSubscriptions(listingId: string) {
	const [subscriptions, setSubscriptions] = useState<ListingSubscriptions | null>(null);
	const load = useCallback<Load>(
		async (isWanted) => {
			const found = await read(listingId);
			if (isWanted()) setSubscriptions(found);
		},
		[listingId],
	);
	return { subscriptions, ...useLoading(load) };
}
