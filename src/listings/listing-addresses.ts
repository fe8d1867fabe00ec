/** The address of a listing's page in the back office, for managers. */
export const reviewAddress = (listingId: string) => `/registrations/${encodeURIComponent(listingId)}`;

/** The address of the screen where the service's own questions are answered. */
export const addDetailsAddress = (listingId: string) =>
	`/professional/${encodeURIComponent(listingId)}/details`;

/** The address of the screen where a plan for a listing is chosen. */
export const plansAddress = (listingId: string) => `/${encodeURIComponent(listingId)}/choose-subscription`;

/** The address of the screen that shows all purchases for a listing. */
export const subscriptionsAddress = (listingId: string) =>
	`/professional/${encodeURIComponent(listingId)}/subscriptions`;
