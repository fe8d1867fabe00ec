import { m } from "../../paraglide/messages.js";
import { pageMeta } from "../../platform/web/page-meta.ts";
import { publicPage } from "../../platform/web/public-page.ts";
import { BackLink, Breadcrumbs } from "../../ui/crumbs.tsx";
import { Page } from "../../ui/page.tsx";
import { listAddress } from "../list-address.ts";
import { publicListings } from "../listings.contract.ts";
import { shorten } from "../../platform/shorten.ts";
import type { Route } from "./+types/details-page.ts";
import { nothingHere } from "./category-loader.ts";
import { BookAside, BookBar } from "./details-booking.tsx";
import { businessData } from "./details-business.ts";
import { type Details, detailsOf } from "./details-data.ts";
import { DetailsHead } from "./details-head.tsx";
import { DetailsPictures } from "./details-pictures.tsx";
import { DetailsSections } from "./details-sections.tsx";
import { type DetailsState, useDetailsState } from "./details-state.ts";
import { FoldedText } from "../../ui/folded-text.tsx";
import { listingTitle, pageTitleOf } from "./listing-words.ts";
import { useVisit } from "./use-visit.ts";

export async function loader({ context, params }: Route.LoaderArgs): Promise<Details> {
	const listing = await context.get(publicListings).details(params.profId);
	return listing === null ? nothingHere() : detailsOf(listing);
}

export const headers = publicPage;

export const meta: Route.MetaFunction = (page) => {
	const details = page.loaderData;
	if (details === undefined) return [];
	const { description, summary, images } = details;
	const title = pageTitleOf(details);
	return [
		...pageMeta(page, {
			title,
			description: shorten([summary, description].filter(Boolean).join(". ") || title, 160),
			image: images[0] && `${images[0].img}-800.webp`,
		}),
		businessData(page, details),
	];
};

/** The list to go back to: the one that the card stood in, else that of the first place. */
function listBehind({ service, serviceSlug, goToLocations }: Details, state: DetailsState | null) {
	const place = state?.goToLocation ?? goToLocations[0] ?? null;
	const label =
		place === null ? service : m["listings.category.title_in"]({ title: service, place: place.name });
	return { place, label, to: listAddress({ service: serviceSlug, place: place?.slug }) };
}

export default function DetailsPage({ loaderData: details }: Route.ComponentProps) {
	const { service, serviceSlug, images, description, sections, abilities } = details;
	const state = useDetailsState();
	const behind = listBehind(details, state);
	const canBook = abilities.book && state?.callIcon !== false;
	useVisit(details._id);
	return (
		<Page className="gap-4!">
			<Breadcrumbs
				items={[
					{ label: m["listings.category.home"](), to: "/" },
					{ label: service, to: listAddress({ service: serviceSlug }) },
					...(behind.place === null ? [] : [{ label: behind.place.name, to: behind.to }]),
				]}
				here={listingTitle(details)}
			/>
			<BackLink to={behind.to} phoneOnly>
				{behind.label}
			</BackLink>
			{images.length > 1 && <DetailsPictures details={details} state={state} />}
			<div className="mt-1 grid gap-6 *:min-w-0 desk:grid-cols-[1fr_22.5rem] desk:items-start desk:gap-12">
				<div className="grid gap-6 *:min-w-0">
					{/* A single one would fill the desk's whole width: it stands in the column. */}
					{images.length === 1 && <DetailsPictures details={details} state={state} />}
					<DetailsHead details={details} showPrice={!canBook} />
					{description !== "" && <FoldedText text={description} />}
					<DetailsSections sections={sections} />
				</div>
				<BookAside details={details} canBook={canBook} behind={behind} />
			</div>
			{canBook && <BookBar details={details} place={behind.place?.slug} />}
		</Page>
	);
}
