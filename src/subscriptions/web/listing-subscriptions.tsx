import { subscriptionsAddress } from "../../listings/desk-address.ts";
import { m } from "../../paraglide/messages.js";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";
import { Bone, Skeleton } from "../../ui/skeleton.tsx";
import { DownloadInvoice } from "./download-invoice.tsx";
import { PlansLink } from "./plans-link.tsx";
import { SubscriptionItem } from "./subscription-item.tsx";
import type { BoughtForListing } from "./use-listing-subscriptions.ts";

type Props = {
	listingId: string;
	bought: BoughtForListing;
	/** The id of the listing's title: the links and buttons here are described by it. */
	titleId: string;
};

function Subscriptions({ listingId, bought: { subscriptions, hasFailed, retry }, titleId }: Props) {
	if (subscriptions === null && hasFailed) {
		return (
			<>
				<Note tone="danger" icon="triangle-alert" announced>
					{m["subscriptions.own.failed"]()}
				</Note>
				<Button
					icon="refresh-cw"
					aria-describedby={titleId}
					className="md:max-desk:justify-self-start"
					onClick={retry}
				>
					{m["ui.try_again"]()}
				</Button>
			</>
		);
	}
	if (subscriptions === null) {
		return (
			<Skeleton>
				<Bone shape="title" />
				<Bone shape="line" />
				<Bone shape="line" />
				<Bone shape="short" />
			</Skeleton>
		);
	}
	const [first] = subscriptions.open;
	if (first === undefined) {
		return (
			<>
				<p className="text-ink-soft">{m["subscriptions.own.none"]()}</p>
				<PlansLink
					listingId={listingId}
					bought={subscriptions}
					variant={subscriptions.pending.length === 0 ? "act" : "quiet"}
					aria-describedby={titleId}
					className="md:max-desk:justify-self-start"
				/>
			</>
		);
	}
	return (
		<>
			<SubscriptionItem subscription={first} />
			<div className="grid gap-2 md:max-desk:flex md:max-desk:flex-wrap">
				<ButtonLink to={subscriptionsAddress(listingId)} icon="ticket-percent" aria-describedby={titleId}>
					{m["words.check_subscriptions"]()}
				</ButtonLink>
				<DownloadInvoice subscription={first} titleId={titleId} />
			</div>
		</>
	);
}

/** What runs for one of the viewer's listings, else what comes next, below a heading of the third rank. */
export function ListingSubscriptions(props: Props) {
	return (
		<div className="grid content-start gap-3">
			<h3 className="text-base font-strong">{m["subscriptions.own.title"]()}</h3>
			<Subscriptions {...props} />
		</div>
	);
}
