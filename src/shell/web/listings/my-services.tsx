import { type ComponentProps, type ReactNode, useEffect } from "react";
import { RequireLogin } from "../../../accounts/web/guards.tsx";
import { loadForViewer, useViewerData, type ViewerData } from "../../../accounts/web/viewer-data.ts";
import { OwnListingCard } from "../../../listings/web/own/own-listing-card.tsx";
import type { ListingDetails } from "../../../listings/listing-answers.ts";
import { type OwnListings, readOwnListings } from "../../../listings/web/own/read-own-listings.ts";
import { useArrived } from "../../../notifications/web/use-live-events.ts";
import { m } from "../../../paraglide/messages.js";
import { LoadProblem } from "../../../platform/web/load-problem.tsx";
import { unlistedMeta } from "../../../platform/web/page-meta.ts";
import { CreditsLink } from "../../../subscriptions/web/credits/credits-link.tsx";
import { PlanLine } from "../../../subscriptions/web/plan-line.tsx";
import { useListingSubscriptions } from "../../../subscriptions/web/use-listing-subscriptions.ts";
import { useAlert } from "../../../ui/feedback/alerts.tsx";
import { ButtonLink } from "../../../ui/form/button.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Page, PageHead } from "../../../ui/layout/page.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { SkeletonLine } from "../../../ui/feedback/skeleton-line.tsx";
import type { Route } from "./+types/my-services.ts";
import { ListingNote } from "./listing-note.tsx";
import { showsPlans } from "./shows-plans.ts";
import { menuLinks } from "../header/menu-links.ts";

export const meta: Route.MetaFunction = (page) => unlistedMeta(page, m["words.my_services"]());

export const clientLoader = () => loadForViewer<OwnListings>(readOwnListings, () => ({ listings: null }));

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

function ServicesPage({ actions, children }: { actions?: ReactNode; children: ReactNode }) {
	return (
		<Page>
			<PageHead title={m["words.my_services"]()} lead={m["shell.services.lead"]()} actions={actions} />
			{children}
		</Page>
	);
}

function ServicesSkeleton() {
	return (
		<ServicesPage>
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
		</ServicesPage>
	);
}

type CardsProps = { listings: ListingDetails[]; onChanged: ServiceCardProps["onChanged"] };

function ServiceCards({ listings, onChanged }: CardsProps) {
	return (
		<ServicesPage
			actions={
				<ButtonLink to={menuLinks.receivedLeads} variant="now" size="lg" icon="clipboard-list">
					{m["shell.services.track_leads"]()}
				</ButtonLink>
			}
		>
			<ul className="grid gap-4">
				{listings.map((listing, place) => (
					<ServiceCard key={listing._id} listing={listing} first={place === 0} onChanged={onChanged} />
				))}
			</ul>
			<div className="flex flex-wrap gap-x-4">
				<ButtonLink to={menuLinks.register} variant="text" icon="plus">
					{m["shell.services.another"]()}
				</ButtonLink>
				<CreditsLink />
			</div>
		</ServicesPage>
	);
}

function Services({ loaded }: { loaded: ViewerData<OwnListings> }) {
	const { page, isOwn, isOthers, hasFailed, reload, show } = useViewerData(loaded);
	const { listings } = page;
	const read = () => void reload();
	const alert = useAlert();
	useEffect(() => {
		if (page.message !== undefined) alert("danger", page.message);
	}, [page, alert]);
	// A manager may decide while the page is open.
	useArrived(({ notifications, touched }) => {
		const isOwnListing = (id: string) => listings?.some((listing) => listing._id === id);
		const isAbout = touched?.some(isOwnListing) ?? true;
		if (isAbout || notifications.some(({ subjectId }) => isOwnListing(subjectId))) read();
	});
	if (isOthers || !(isOwn || hasFailed)) return <ServicesSkeleton />;
	if (listings === null) {
		return (
			<ServicesPage>
				<LoadProblem text={m["shell.services.failed"]()} />
			</ServicesPage>
		);
	}
	if (listings.length === 0) {
		return (
			<ServicesPage>
				<NoServices />
			</ServicesPage>
		);
	}
	/** Two cards may change at once. */
	const onChanged = (changed: ListingDetails) =>
		show((shown) => ({
			listings: shown.listings?.map((listing) => (listing._id === changed._id ? changed : listing)) ?? null,
		}));
	return <ServiceCards listings={listings} onChanged={onChanged} />;
}

function Guarded({ children }: Pick<ComponentProps<typeof RequireLogin>, "children">) {
	return (
		<RequireLogin title={m["words.my_services"]()} purpose={m["shell.services.login"]()}>
			{children}
		</RequireLogin>
	);
}

export function HydrateFallback() {
	return (
		<Guarded>
			<ServicesSkeleton />
		</Guarded>
	);
}

export default function MyServices({ loaderData }: Route.ComponentProps) {
	return <Guarded>{(user) => <Services key={user._id} loaded={loaderData} />}</Guarded>;
}
