import { type ComponentProps, type ReactNode } from "react";
import { RequireLogin } from "../../../accounts/web/guards.tsx";
import { loadForViewer, useViewerData, type ViewerData } from "../../../accounts/web/viewer-data.ts";
import { m } from "../../../paraglide/messages.js";
import { LoadProblem } from "../../../platform/web/load-problem.tsx";
import { unlistedMeta } from "../../../platform/web/page-meta.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { CardSkeletons } from "../../../ui/feedback/skeleton.tsx";
import { ButtonLink } from "../../../ui/form/button.tsx";
import { CardGrid } from "../../../ui/layout/card.tsx";
import { Page, PageHead } from "../../../ui/layout/page.tsx";
import type { Favourite } from "../../favourites.contract.ts";
import { BookNow } from "../list/book-now.tsx";
import { ListingCard } from "../list/listing-card.tsx";
import type { Route } from "./+types/favourites-page.ts";
import { FavouriteHeart } from "./favourite-heart.tsx";
import { type Favourites, readFavourites } from "./read-favourites.ts";

export const meta: Route.MetaFunction = (page) => unlistedMeta(page, m["listings.favourites.title"]());

export const clientLoader = () => loadForViewer<Favourites>(readFavourites, () => ({ favourites: null }));

function FavouritesFrame({ lead, children }: { lead?: string; children: ReactNode }) {
	return (
		<Page>
			<PageHead title={m["listings.favourites.title"]()} lead={lead} />
			{children}
		</Page>
	);
}

const Loading = () => (
	<FavouritesFrame>
		<CardSkeletons />
	</FavouritesFrame>
);

function NoFavourites() {
	return (
		<EmptyState
			title={m["listings.favourites.empty_title"]()}
			text={m["listings.favourites.empty"]()}
			action={
				<ButtonLink to="/" variant="act">
					{m["listings.favourites.empty_action"]()}
				</ButtonLink>
			}
		/>
	);
}

/** A saved listing. Once removed it stays until the page is left, so that a slip is undone with the same button. */
function FavouriteCard({ listing, first }: { listing: Favourite; first: boolean }) {
	const { cardType, serviceSlug, abilities } = listing;
	return (
		<ListingCard
			listing={listing}
			cardType={cardType}
			first={first}
			state={null}
			corner={<FavouriteHeart listing={listing} isListed />}
			renderAction={(titleId) =>
				abilities.book && (
					<BookNow
						listing={listing}
						start={{ service: serviceSlug }}
						label={m["listings.card.book"]()}
						describedBy={titleId}
					/>
				)
			}
		/>
	);
}

function Saved({ loaded }: { loaded: ViewerData<Favourites> }) {
	const { page, isOwn, isOthers, hasFailed } = useViewerData(loaded);
	const { favourites } = page;
	if (isOthers || !(isOwn || hasFailed)) return <Loading />;
	if (favourites === null)
		return (
			<FavouritesFrame>
				<LoadProblem text={m["listings.favourites.failed"]()} />
			</FavouritesFrame>
		);
	if (favourites.length === 0)
		return (
			<FavouritesFrame>
				<NoFavourites />
			</FavouritesFrame>
		);
	return (
		<FavouritesFrame lead={m["listings.favourites.lead"]()}>
			<CardGrid>
				{favourites.map((listing, place) => (
					<FavouriteCard key={listing._id} listing={listing} first={place === 0} />
				))}
			</CardGrid>
		</FavouritesFrame>
	);
}

function Guarded({ children }: Pick<ComponentProps<typeof RequireLogin>, "children">) {
	return (
		<RequireLogin title={m["listings.favourites.title"]()} purpose={m["listings.favourites.login"]()}>
			{children}
		</RequireLogin>
	);
}

export function HydrateFallback() {
	return (
		<Guarded>
			<Loading />
		</Guarded>
	);
}

/** The listings that the viewer saved. */
export default function FavouritesPage({ loaderData }: Route.ComponentProps) {
	return <Guarded>{(user) => <Saved key={user._id} loaded={loaderData} />}</Guarded>;
}
