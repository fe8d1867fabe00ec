import { data } from "react-router";
import { m } from "../../../paraglide/messages.js";
import { pageMeta, unlistedMeta } from "../../../platform/web/page-meta.ts";
import { publicPage } from "../../../platform/web/public-page.ts";
import { breadcrumbData } from "../../../platform/web/structured-data.ts";
import { publicListings } from "../../listings.contract.ts";
import { listingPicture } from "../../share-pictures.ts";
import { shorten } from "../../../platform/shorten.ts";
import type { Route } from "./+types/details-page.ts";
import { businessData } from "./details-business.ts";
import { detailsCrumbs } from "./details-crumbs.ts";
import { type Details, detailsOf } from "./details-data.ts";
import { DetailsView } from "./details-view.tsx";
import { pageTitleOf } from "./listing-words.ts";
import { type SimilarListing, SimilarNearby, similarOf } from "./similar-nearby.tsx";
import { UnlistedListing } from "./unlisted-listing.tsx";
import { useVisit } from "./use-visit.ts";

/** A listing that is not public is not found; only the browser knows whether the viewer may see a preview. */
export async function loader({ context, params }: Route.LoaderArgs) {
	const listings = context.get(publicListings);
	const [listing, similar] = await Promise.all([
		listings.details(params.profId),
		listings.similar(params.profId),
	]);
	if (listing === null) return data(null, { status: 404, headers: { "cache-control": "no-store" } });
	return { details: detailsOf(listing), similar: similar.map(similarOf) };
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => {
	const cacheControl = loaderHeaders.get("cache-control");
	return cacheControl === null ? publicPage() : { "cache-control": cacheControl };
};

export const meta: Route.MetaFunction = (page) => {
	const { loaderData } = page;
	if (loaderData === undefined) return [];
	if (loaderData === null) return unlistedMeta(page, m["shell.not_found.meta_title"]());
	const { details } = loaderData;
	const { description, summary } = details;
	const title = pageTitleOf(details);
	return [
		...pageMeta(page, {
			title,
			description: shorten([summary, description].filter(Boolean).join(". ") || title, 160),
			image: listingPicture(details._id),
		}),
		...(import.meta.env.SSR
			? [breadcrumbData(page, detailsCrumbs(details)), businessData(page, details)]
			: []),
	];
};

function PublicDetails({ details, similar }: { details: Details; similar: SimilarListing[] }) {
	useVisit(details._id);
	return <DetailsView details={details} below={<SimilarNearby listings={similar} />} />;
}

export default function DetailsPage({ loaderData, params }: Route.ComponentProps) {
	if (loaderData !== null) return <PublicDetails {...loaderData} />;
	return <UnlistedListing key={params.profId} listingId={params.profId} />;
}
