/** The picture that messengers show with a link to a listing. */
export const listingPicture = (listingId: string) => `/share/listing/${listingId}.png`;

/** The picture that messengers show with a link to a service's list at a place, or everywhere. */
export const listPicture = (service: string, place: string | null) =>
	place === null ? `/share/list/${service}.png` : `/share/list/${service}/${place}.png`;
