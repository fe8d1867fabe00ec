type ListOf = {
	/** All three are slugs. */
	service: string;
	choice?: string | null;
	place?: string | null;
};

/** The slug of the list of all India, which is a place like any other. */
export const everywhere = "pan-india";

/** The address of a service's list: its landing page, or the list for a place, a choice, or both. */
export function listAddress({ service, choice = null, place = null }: ListOf): string {
	if (choice !== null) return `/show-service/${service}/${choice}/${place ?? everywhere}`;
	return place === null ? `/${service}` : `/show-service/${service}/${place}`;
}

/** The address of a listing's own page. */
export const detailsAddress = (listingId: string) => `/show-service-details/${listingId}`;

/** The address of a listing's pictures. */
export const galleryAddress = (listingId: string) => `/image-gallery?professional=${listingId}`;
