import { type ReactNode, useEffect } from "react";
import type { Account } from "../../accounts/accounts.contract.ts";
import type { ViewerData } from "../../accounts/web/viewer-data.ts";
import { manageAddress } from "../../listings/manage-address.ts";
import { listingTitle } from "../../listings/web/details/listing-words.ts";
import { m } from "../../paraglide/messages.js";
import { LoadProblem } from "../../platform/web/load-problem.tsx";
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
import {
	type LiveSubscriptions,
	type SubscriptionsData,
	useLiveSubscriptions,
} from "./use-live-subscriptions.ts";

type ViewerProps = { listingId: string; viewer: Account };
type ContentProps = ViewerProps & {
	/** Explains why no plan is sold for the listing. */
	renderClosed: (wait: NonNullable<ReturnType<typeof closedWait>>, isOwner: boolean) => ReactNode;
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

function Loaded({ listingId, viewer, live, isBehind, renderClosed }: ContentProps & LiveProps) {
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

type FrameProps = {
	/** Where the link back leads; null without one. */
	back: { listingId: string; title: string } | null;
	actions?: ReactNode;
	children: ReactNode;
};

function Frame({ back, actions, children }: FrameProps) {
	return (
		<Page>
			<div className="grid grid-cols-1">
				{back !== null && (
					<BackLink to={manageAddress(back.listingId)}>
						<span className="line-clamp-1 [overflow-wrap:anywhere]">{back.title}</span>
					</BackLink>
				)}
				<PageHead
					title={m["words.my_subscriptions"]()}
					lead={m["subscriptions.page.lead"]()}
					actions={actions}
				/>
			</div>
			{children}
		</Page>
	);
}

/** Shown while the subscriptions load. */
export function SubscriptionsSkeleton({ listingId }: Pick<ViewerProps, "listingId">) {
	return (
		<Frame back={{ listingId, title: m["subscriptions.page.back"]() }}>
			<div className="min-h-svh">
				<Waiting />
			</div>
		</Frame>
	);
}

function Lost() {
	return (
		<Frame back={null}>
			<Problem
				text={m["subscriptions.own.failed"]()}
				action={
					<ButtonLink to="/" variant="act">
						{m["words.to_homepage"]()}
					</ButtonLink>
				}
			/>
		</Frame>
	);
}

type MySubscriptionsProps = ContentProps & { loaded: ViewerData<SubscriptionsData> };

/** All subscriptions of one listing, for its owner and staff. Another listing or viewer needs another key. */
export function MySubscriptions({ loaded, ...props }: MySubscriptionsProps) {
	const { listingId } = props;
	const { live, isBehind, hasFailed } = useLiveSubscriptions(listingId, loaded);
	// Each visit reloads all data, so there is no scroll position to restore.
	useEffect(() => {
		window.scrollTo(0, 0);
	}, []);
	if (hasFailed) {
		return (
			<Frame back={{ listingId, title: m["subscriptions.page.back"]() }}>
				<LoadProblem text={m["subscriptions.own.failed"]()} />
			</Frame>
		);
	}
	if (live === null) return <SubscriptionsSkeleton listingId={listingId} />;
	if (live === "lost") return <Lost />;
	const title = live.listing === null ? m["subscriptions.page.back"]() : listingTitle(live.listing);
	return (
		<Frame
			back={{ listingId, title }}
			actions={
				live.open.length > 0 && <PlansLink listingId={listingId} bought={live} variant="now" size="lg" />
			}
		>
			<Loaded {...props} live={live} isBehind={isBehind} />
		</Frame>
	);
}
