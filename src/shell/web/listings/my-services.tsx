import type { ComponentProps } from "react";
import { RequireLogin } from "../../../accounts/web/guards.tsx";
import { OwnListingCard } from "../../../listings/web/own/own-listing-card.tsx";
import { useOwnListings } from "../../../listings/web/own/use-own-listings.ts";
import { m } from "../../../paraglide/messages.js";
import { unlistedMeta } from "../../../platform/web/page-meta.ts";
import { CreditsLink } from "../../../subscriptions/web/credits/credits-link.tsx";
import { PlanLine } from "../../../subscriptions/web/plan-line.tsx";
import { useListingSubscriptions } from "../../../subscriptions/web/use-listing-subscriptions.ts";
import { ButtonLink } from "../../../ui/form/button.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { EmptyState, Problem } from "../../../ui/feedback/empty-state.tsx";
import { Page, PageHead } from "../../../ui/layout/page.tsx";
import { SkeletonLine, Skeleton } from "../../../ui/feedback/skeleton.tsx";
import type { Route } from "./+types/my-services.ts";
import { ListingNote } from "./listing-note.tsx";
import { showsPlans } from "./shows-plans.ts";
import { menuLinks } from "../header/menu-links.ts";

export const meta: Route.MetaFunction = (page) => unlistedMeta(page, m["words.my_services"]());

function NoServices() {
	return (
		<EmptyState
			title={m["shell.services.none_title"]()}
			text={m["shell.services.none"]()}
			action={
				<ButtonLink to={menuLinks.register} variant="act">
					{m["shell.services.register"]()}
				</ButtonLink>
			}
		/>
	);
}

type ServiceCardProps = Pick<ComponentProps<typeof OwnListingCard>, "listing" | "first" | "onChanged">;

/** A listing's card with its plans. */
function ServiceCard(props: ServiceCardProps) {
	const { listing } = props;
	const bought = useListingSubscriptions(listing._id);
	return (
		<OwnListingCard
			{...props}
			note={<ListingNote listing={listing} bought={bought} wordsOnly />}
			renderPlan={(titleId) =>
				showsPlans(listing, bought.subscriptions) && (
					<PlanLine listingId={listing._id} bought={bought} titleId={titleId} />
				)
			}
		/>
	);
}

function Services() {
	const { listings, hasFailed, retry, show } = useOwnListings();
	const hasServices = listings !== null && listings.length > 0;
	return (
		<Page>
			<PageHead
				title={m["words.my_services"]()}
				lead={m["shell.services.lead"]()}
				actions={
					hasServices && (
						<ButtonLink to={menuLinks.receivedLeads} variant="now" size="lg" icon="clipboard-list">
							{m["shell.services.track_leads"]()}
						</ButtonLink>
					)
				}
			/>
			{listings === null && hasFailed && <Problem text={m["shell.services.failed"]()} onRetry={retry} />}
			{listings === null && !hasFailed && (
				<Skeleton>
					<Card className="grid gap-3 md:grid-cols-[15rem_1fr]">
						<SkeletonLine shape="picture" className="rounded-md" />
						<div>
							<SkeletonLine shape="title" />
							<SkeletonLine shape="short" />
							<SkeletonLine shape="line" />
						</div>
					</Card>
				</Skeleton>
			)}
			{listings?.length === 0 && <NoServices />}
			{hasServices && (
				<ul className="grid gap-4">
					{listings.map((listing, place) => (
						<ServiceCard key={listing._id} listing={listing} first={place === 0} onChanged={show} />
					))}
				</ul>
			)}
			{hasServices && (
				<div className="flex flex-wrap gap-x-4">
					<ButtonLink to={menuLinks.register} variant="text" icon="plus">
						{m["shell.services.another"]()}
					</ButtonLink>
					<CreditsLink />
				</div>
			)}
		</Page>
	);
}

export default function MyServices() {
	return (
		<RequireLogin title={m["words.my_services"]()} purpose={m["shell.services.login"]()}>
			{(user) => <Services key={user._id} />}
		</RequireLogin>
	);
}
