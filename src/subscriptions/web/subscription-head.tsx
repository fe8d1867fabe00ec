import { planTypeNames } from "../subscription.ts";
import { Badge } from "../../ui/badge.tsx";
import { subscriptionBadge } from "../subscription-badges.ts";
import { shownStatus } from "../subscription.ts";
import type { SubscriptionAnswer } from "../subscriptions.contract.ts";
import { statusNames } from "./subscription-words.ts";

type SubscriptionHeadProps = {
	subscription: Pick<SubscriptionAnswer, "subscriptionType" | "status" | "pausedAt">;
	as: "h3" | "h4";
	id?: string;
};

/** The subscription's type, and whether it runs. */
export function SubscriptionHead({ subscription, as: Heading, id }: SubscriptionHeadProps) {
	const status = shownStatus(subscription);
	return (
		<div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
			<Heading id={id} className="text-base font-strong">
				{planTypeNames[subscription.subscriptionType]()}
			</Heading>
			<Badge tone={subscriptionBadge(status)} dot>
				{statusNames[status]()}
			</Badge>
		</div>
	);
}
