import { m } from "../../paraglide/messages.js";
import { Badge } from "../../ui/badge.tsx";
import { subscriptionBadge } from "../subscription-badges.ts";
import type { SubscriptionStatus } from "../subscription.ts";
import type { SubscriptionAnswer } from "../subscriptions.contract.ts";

const statusNames: Record<SubscriptionStatus, () => string> = {
	active: m["subscriptions.own.status_active"],
	upcoming: m["subscriptions.own.status_upcoming"],
	expired: m["subscriptions.own.status_expired"],
};

type SubscriptionHeadProps = {
	subscription: Pick<SubscriptionAnswer, "subscriptionType" | "status">;
	as: "h3" | "h4";
	id?: string;
};

/** What kind of subscription it is, and whether it runs. */
export function SubscriptionHead({ subscription, as: Heading, id }: SubscriptionHeadProps) {
	const { subscriptionType, status } = subscription;
	return (
		<div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
			<Heading id={id} className="text-base font-strong">
				{subscriptionType}
			</Heading>
			<Badge tone={subscriptionBadge(status)} dot>
				{statusNames[status]()}
			</Badge>
		</div>
	);
}
