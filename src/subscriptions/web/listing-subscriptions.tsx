import { useSession } from "../../accounts/web/session.tsx";
import { m } from "../../paraglide/messages.js";
import { isStaff } from "../../platform/access.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";
import { Bone, Skeleton } from "../../ui/skeleton.tsx";
import { SubscriptionItem } from "./subscription-item.tsx";
import { type ListingSubscriptions as Loaded, useListingSubscriptions } from "./use-listing-subscriptions.ts";

type Props = {
	listingId: string;
	/** The id of the listing's title: the links and buttons here are described by it. */
	titleId: string;
};

/** Nothing runs and nothing waits: the way to a plan, for those who pay for themselves. */
function NoSubscriptions({ listingId, titleId, plansFor }: Props & Pick<Loaded, "plansFor">) {
	const { user } = useSession();
	return (
		<>
			<p className="text-ink-soft">{m["subscriptions.own.none"]()}</p>
			{!isStaff(user) && (
				<ButtonLink
					to={`/${encodeURIComponent(listingId)}/choose-subscription`}
					state={plansFor}
					variant="act"
					aria-describedby={titleId}
					className="md:max-desk:justify-self-start"
				>
					{plansFor.paymentForCategory === "addProfessional"
						? m["subscriptions.own.choose"]()
						: m["subscriptions.own.renew"]()}
				</ButtonLink>
			)}
		</>
	);
}

function Subscriptions({ listingId, titleId }: Props) {
	const { subscriptions, hasFailed, retry } = useListingSubscriptions(listingId);
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
	const { open, plansFor } = subscriptions;
	if (open.length === 0) {
		return <NoSubscriptions listingId={listingId} titleId={titleId} plansFor={plansFor} />;
	}
	return (
		<ul className="grid gap-4">
			{open.map((subscription) => (
				<SubscriptionItem key={subscription._id} subscription={subscription} />
			))}
		</ul>
	);
}

/** What was bought for one of the viewer's listings, below a heading of the third rank. */
export function ListingSubscriptions(props: Props) {
	return (
		<div className="grid content-start gap-3">
			<h3 className="text-base font-strong">{m["subscriptions.own.title"]()}</h3>
			<Subscriptions {...props} />
		</div>
	);
}
