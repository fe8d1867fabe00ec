/** The address of a listing's own page for its professional: pictures, availability, counters. */
export const manageAddress = (listingId: string) => `/professionals/${encodeURIComponent(listingId)}`;
