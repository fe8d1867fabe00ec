/** The address of what was bought for a listing. */
export const subscriptionsAddress = (listingId: string) =>
	`/professional/${encodeURIComponent(listingId)}/subscriptions`;
