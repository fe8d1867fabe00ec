import { redirect, useLocation } from "react-router";
import { m } from "../../../paraglide/messages.js";
import { readsQuery } from "../../../platform/page-query.ts";
import { pageMeta } from "../../../platform/web/page-meta.ts";
import { publicPage } from "../../../platform/web/public-page.ts";
import { ButtonLink } from "../../../ui/form/button.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { BackLink } from "../../../ui/layout/crumbs.tsx";
import { Page, PageHead } from "../../../ui/layout/page.tsx";
import { detailsAddress, galleryAddress } from "../../list-address.ts";
import { publicListings } from "../../listings.contract.ts";
import type { Route } from "./+types/gallery-page.ts";
import { nothingHere } from "../list/category-loader.ts";
import { type Gallery, galleryOf } from "../gallery/gallery-data.ts";
import { GalleryPictures } from "../gallery/gallery-pictures.tsx";
import { listingTitle, offeredService, pageTitleOf } from "./listing-words.ts";

export async function loader({ context, request }: Route.LoaderArgs): Promise<Gallery> {
	const listingId = new URL(request.url).searchParams.get("professional") ?? "";
	// oxlint-disable-next-line typescript/only-throw-error -- React Router's way to leave a loader
	if (listingId === "") throw redirect("/");
	const listing = await context.get(publicListings).details(listingId);
	return listing === null ? nothingHere() : galleryOf(listing);
}

export const headers = publicPage;

export const handle = readsQuery("professional");

export const meta: Route.MetaFunction = (page) => {
	const gallery = page.loaderData;
	if (gallery === undefined) return [];
	const { _id, images } = gallery;
	const name = listingTitle(gallery);
	return pageMeta(page, {
		title: m["listings.gallery.title"]({ name }),
		description: pageTitleOf(gallery),
		path: galleryAddress(_id),
		image: images[0] && `${images[0].img}-800.webp`,
	});
};

export default function GalleryPage({ loaderData: gallery }: Route.ComponentProps) {
	const { _id, images } = gallery;
	// Only passed on: the way back to the details needs to know the list that the viewer came from.
	const { state }: { state: unknown } = useLocation();
	const name = listingTitle(gallery);
	const details = detailsAddress(_id);
	return (
		<Page className="gap-4!">
			<BackLink to={details} state={state}>
				{m["listings.gallery.back"]({ name })}
			</BackLink>
			<PageHead title={m["listings.gallery.title"]({ name })} lead={offeredService(gallery)} />
			{images.length > 0 ? (
				<GalleryPictures
					pictures={images}
					caption={m["listings.viewer.caption"]({ name, service: offeredService(gallery) })}
				/>
			) : (
				<EmptyState
					title={m["listings.photos.none"]()}
					text={m["listings.gallery.none_text"]()}
					action={
						<ButtonLink to={details} state={state} variant="act">
							{m["listings.gallery.open_details"]()}
						</ButtonLink>
					}
				/>
			)}
		</Page>
	);
}
