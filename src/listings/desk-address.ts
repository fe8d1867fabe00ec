import type { ListingDetails } from "./listing-answers.ts";

/** The address of a listing's own page for its professional: pictures, availability, counters. */
export const deskAddress = (listingId: string) => `/professionals/${encodeURIComponent(listingId)}`;

/** Where the service's own questions are answered. */
export const addDetailsAddress = (listingId: string) =>
	`/professional/${encodeURIComponent(listingId)}/details`;

/** Where a plan is chosen for a listing. */
export const plansAddress = (listingId: string) => `/${encodeURIComponent(listingId)}/choose-subscription`;

/** Where all that was bought for a listing is shown. */
export const subscriptionsAddress = (listingId: string) =>
	`/professional/${encodeURIComponent(listingId)}/subscriptions`;

/** What the screen of the questions is handed, so that it need not load the listing again. */
export const addDetailsState = ({
	_id: id,
	properties,
	servicePropertyFields,
	presentForm,
}: ListingDetails) => ({
	professionalId: id,
	properties: presentForm?.properties ?? properties,
	servicePropertyFields: presentForm?.fields ?? servicePropertyFields,
});
