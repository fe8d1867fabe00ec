import { useEffect } from "react";
import type { Account } from "../../accounts/accounts.contract.ts";
import { manageAddress } from "../../listings/manage-address.ts";
import { listingTitle } from "../../listings/web/details/listing-words.ts";
import { m } from "../../paraglide/messages.js";
import { ButtonLink } from "../../ui/form/button.tsx";
import { BackLink } from "../../ui/layout/crumbs.tsx";
import { EmptyState, Problem } from "../../ui/feedback/empty-state.tsx";
import { Page, PageHead } from "../../ui/layout/page.tsx";
import { Waiting } from "../../ui/feedback/waiting.tsx";
import { buysForOthers } from "../subscriptions.policy.ts";
import { CreditsLink } from "./credits/credits-link.tsx";
import { PaymentNotes } from "./payment-notes.tsx";
import { PendingPayments } from "./pending-payments.tsx";
import { closedWait } from "./plan-offer.ts";
import { PlansLink } from "./plans-link.tsx";
import { SubscriptionSection } from "./subscription-section.tsx";
import { SubscriptionTiles } from "./subscription-tiles.tsx";
import { type LiveSubscriptions, useLiveSubscriptions } from "./use-live-subscriptions.ts";

type ViewerProps = { listingId: string; viewer: Account };
type MySubscriptionsProps = ViewerProps & {
	/** Explains why no plan is sold for the listing. */
	renderClosed: (wait: NonNullable<ReturnType<typeof closedWait>>, isOwner: boolean) => React.ReactNode;
};
type LiveProps = { live: LiveSubscriptions; isBehind: boolean };

/** Shown if nothing runs and nothing waits: the link to a plan, unless the service is free. */
function NoSubscriptions({ listingId, live }: Pick<ViewerProps, "listingId"> & Pick<LiveProps, "live">) {
	return (
		<EmptyState
			title={m["subscriptions.page.none_title"]()}
			text={live.needsPlan ? m["subscriptions.page.none"]() : m["subscriptions.page.none_needed"]()}
			action={live.needsPlan && <PlansLink listingId={listingId} bought={live} variant="now" size="lg" />}
		/>
	);
}

/** Next to each other if each kind has at most one card, otherwise stacked with their cards in rows. */
function Sections({ live, viewer }: Pick<ViewerProps, "viewer"> & Pick<LiveProps, "live">) {
	const half = live.active.length <= 1 && live.upcoming.length <= 1;
	return (
		<div
			className={`grid gap-6 *:min-w-0 ${half ? "md:grid-cols-2 md:items-start md:gap-4 desk:gap-5" : "desk:gap-8"}`}
		>
			<SubscriptionSection
				title={m["subscriptions.page.active_section"]()}
				none={m["subscriptions.own.none"]()}
				subscriptions={live.active}
				viewer={viewer}
				half={half}
			/>
			<SubscriptionSection
				title={m["subscriptions.page.upcoming_section"]()}
				none={m["subscriptions.page.none_upcoming"]()}
				subscriptions={live.upcoming}
				viewer={viewer}
				half={half}
			/>
		</div>
	);
}

function Loaded({ listingId, viewer, live, isBehind, renderClosed }: MySubscriptionsProps & LiveProps) {
	const isOwner = live.listing?.userId === viewer._id;
	const closedBy = closedWait(live);
	return (
		<>
			{closedBy !== null && renderClosed(closedBy, isOwner || !buysForOthers(viewer))}
			<PaymentNotes notes={live.paymentNotes} viewer={viewer} />
			<PendingPayments payments={live.pending} follows={isOwner} />
			{live.open.length === 0 ? (
				<NoSubscriptions listingId={listingId} live={live} />
			) : (
				<>
					<SubscriptionTiles live={live} isBehind={isBehind} />
					{live.paused.length > 0 && (
						<SubscriptionSection
							title={m["subscriptions.page.paused_section"]()}
							subscriptions={live.paused}
							viewer={viewer}
						/>
					)}
					<Sections live={live} viewer={viewer} />
				</>
			)}
			{live.expired.length > 0 && (
				<SubscriptionSection
					title={m["subscriptions.page.expired_section"]()}
					subscriptions={live.expired}
					viewer={viewer}
				/>
			)}
			{isOwner && <CreditsLink />}
		</>
	);
}

/** All subscriptions of one listing, for its owner and staff. Another listing or viewer needs another key. */
export function MySubscriptions(props: MySubscriptionsProps) {
	const { listingId } = props;
	const { live, isBehind, hasFailed, retry } = useLiveSubscriptions(listingId);
	const isLost = live === "lost";
	const loaded = isLost ? null : live;
	const listing = loaded?.listing ?? null;
	// Each visit reloads all data, so there is no scroll position to restore.
	useEffect(() => {
		window.scrollTo(0, 0);
	}, []);
	return (
		<Page>
			<div className="grid grid-cols-1">
				{!isLost && (
					<BackLink to={manageAddress(listingId)}>
						<span className="line-clamp-1 [overflow-wrap:anywhere]">
							{listing === null ? m["subscriptions.page.back"]() : listingTitle(listing)}
						</span>
					</BackLink>
				)}
				<PageHead
					title={m["words.my_subscriptions"]()}
					lead={m["subscriptions.page.lead"]()}
					actions={
						loaded !== null &&
						loaded.open.length > 0 && (
							<PlansLink listingId={listingId} bought={loaded} variant="now" size="lg" />
						)
					}
				/>
			</div>
			{isLost && (
				<Problem
					text={m["subscriptions.own.failed"]()}
					action={
						<ButtonLink to="/" variant="act">
							{m["words.to_homepage"]()}
						</ButtonLink>
					}
				/>
			)}
			{hasFailed && <Problem text={m["subscriptions.own.failed"]()} onRetry={retry} />}
			{live === null && !hasFailed && (
				<div className="min-h-svh">
					<Waiting />
				</div>
			)}
			{loaded !== null && <Loaded {...props} live={loaded} isBehind={isBehind} />}
		</Page>
	);
}
