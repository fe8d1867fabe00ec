import { lazy } from "react";
import { data } from "react-router";
import { m } from "../../../paraglide/messages.js";
import { pageMeta, unlistedMeta } from "../../../platform/web/page-meta.ts";
import { publicPage } from "../../../platform/web/public-page.ts";
import { breadcrumbData } from "../../../platform/web/structured-data.ts";
import { publicListings } from "../../../listings/listings.contract.ts";
import { listingPicture } from "../../../listings/share-pictures.ts";
import { shorten } from "../../../platform/shorten.ts";
import { type ReviewList, publicReviews } from "../../../reviews/reviews.contract.ts";
import { reviewsData } from "../../../reviews/web/listing/review-data.ts";
import { ReviewsSlot } from "../../../reviews/web/listing/reviews-slot.tsx";
import type { Route } from "./+types/details-page.ts";
import { businessData } from "../../../listings/web/details/details-business.ts";
import { detailsCrumbs } from "../../../listings/web/details/details-crumbs.ts";
import { type Details, detailsOf } from "../../../listings/web/details/details-data.ts";
import { DetailsView } from "../../../listings/web/details/details-view.tsx";
import { pageTitleOf } from "../../../listings/web/details/listing-words.ts";
import {
	type SimilarListing,
	SimilarNearby,
	similarOf,
} from "../../../listings/web/details/similar-nearby.tsx";
import { useVisit } from "../../../listings/web/details/use-visit.ts";

/** Loaded only when it is shown; the server renders it in full. */
const UnlistedListing = lazy(() => import("../../../listings/web/details/unlisted-listing.tsx"));

/** A listing that is not public is not found; only the browser knows whether the viewer may see a preview. */
export async function loader({ context, params }: Route.LoaderArgs) {
	const listings = context.get(publicListings);
	const [listing, similar, reviews] = await Promise.all([
		listings.details(params.profId),
		listings.similar(params.profId),
		context.get(publicReviews).first(params.profId),
	]);
	if (listing === null) return data(null, { status: 404, headers: { "cache-control": "no-store" } });
	return { details: detailsOf(listing), similar: similar.map(similarOf), reviews };
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => {
	const cacheControl = loaderHeaders.get("cache-control");
	return cacheControl === null ? publicPage() : { "cache-control": cacheControl };
};

export const meta: Route.MetaFunction = (page) => {
	const { loaderData } = page;
	if (loaderData === undefined) return [];
	if (loaderData === null) return unlistedMeta(page, m["shell.not_found.meta_title"]());
	const { details, reviews } = loaderData;
	const { description, summary } = details;
	const title = pageTitleOf(details);
	const about =
		summary && description
			? `${m["words.sentence"]({ text: summary })} ${description}`
			: summary || description;
	return [
		...pageMeta(page, {
			title,
			description: shorten(about || title, 160),
			// Only what shares the page reads it.
			...(import.meta.env.SSR && { image: listingPicture(details._id) }),
		}),
		...(import.meta.env.SSR
			? [breadcrumbData(page, detailsCrumbs(details)), businessData(page, details, reviewsData(reviews))]
			: []),
	];
};

type PublicDetailsProps = { details: Details; similar: SimilarListing[]; reviews: ReviewList | null };

function PublicDetails({ details, similar, reviews }: PublicDetailsProps) {
	useVisit(details._id);
	return (
		<DetailsView
			details={details}
			reviews={reviews && <ReviewsSlot listingId={details._id} first={reviews} />}
			below={<SimilarNearby listings={similar} />}
		/>
	);
}

export default function DetailsPage({ loaderData, params }: Route.ComponentProps) {
	if (loaderData !== null) return <PublicDetails key={params.profId} {...loaderData} />;
	return <UnlistedListing key={params.profId} listingId={params.profId} />;
}
