import type { ListingDetails, ListingImage } from "../../listing-answers.ts";

/** The fields of a listing that its gallery shows; they are serialized into the HTML. */
export type Gallery = Pick<
	ListingDetails,
	"_id" | "firmName" | "name" | "service" | "choiceName" | "area"
> & { images: ListingImage[] };

/**
 * Picks the fields that the gallery shows. Everything passed to the page ends up in its HTML, so nothing else is
 * passed.
 */
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
