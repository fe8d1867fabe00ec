import { subscriptionsAddress } from "../../listings/listing-addresses.ts";
import { m } from "../../paraglide/messages.js";
import { Button, ButtonLink } from "../../ui/form/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { SkeletonLine } from "../../ui/feedback/skeleton-line.tsx";
import { PlansLink } from "./plans-link.tsx";
import { subscriptionLine } from "./subscription-line.ts";
import type { BoughtForListing } from "./use-listing-subscriptions.ts";

type PlanLineProps = {
	listingId: string;
	bought: BoughtForListing;
	/** The id of the listing's title, which describes the links and buttons here. */
	titleId: string;
};

/** One line with what runs for a listing, otherwise what comes next, and the link to the rest or to a first plan. */
export function PlanLine({ listingId, bought: { subscriptions, hasFailed, retry }, titleId }: PlanLineProps) {
	if (subscriptions === null && hasFailed)
		return (
			<div className="grid justify-items-start gap-1">
				<p>{m["subscriptions.own.failed"]()}</p>
				<Button variant="text" icon="refresh-cw" aria-describedby={titleId} onClick={retry}>
					{m["ui.try_again"]()}
				</Button>
			</div>
		);
	if (subscriptions === null)
		return (
			<Skeleton>
				<SkeletonLine shape="short" />
				<SkeletonLine shape="button" />
			</Skeleton>
		);
	const { open, expired, pending } = subscriptions;
	const hasBought = open.length + expired.length > 0;
	return (
		<div className="grid justify-items-start gap-3">
			<p className="flex gap-2 [overflow-wrap:anywhere]">
				<Icon name="ticket-percent" className="mt-0.5 text-act" />
				{open.length > 0 ? subscriptionLine(open) : m["subscriptions.own.none"]()}
			</p>
			<div className="flex flex-wrap gap-2">
				{open.length === 0 && (
					<PlansLink
						listingId={listingId}
						bought={subscriptions}
						variant={pending.length === 0 ? "act" : "quiet"}
						aria-describedby={titleId}
					/>
				)}
				{hasBought && (
					<ButtonLink to={subscriptionsAddress(listingId)} aria-describedby={titleId}>
						{m["words.check_subscriptions"]()}
					</ButtonLink>
				)}
			</div>
		</div>
	);
}
