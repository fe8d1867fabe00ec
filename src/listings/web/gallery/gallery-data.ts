import type { ListingDetails, ListingImage } from "../../listing-answers.ts";

/** As much of a listing as its gallery shows: it travels in the page. */
export type Gallery = Pick<
	ListingDetails,
	"_id" | "firmName" | "name" | "service" | "choiceName" | "area"
> & { images: ListingImage[] };

/** What the gallery shows of a listing. Everything that it is handed stands in its HTML, so that nothing more is. */
export function galleryOf(listing: ListingDetails): Gallery {
	return {
		_id: listing._id,
		firmName: listing.firmName,
		name: listing.name,
		service: listing.service,
		choiceName: listing.choiceName,
		area: listing.area,
		images: listing.images.map(({ img, width, height }) => ({ img, width, height })),
	};
}
