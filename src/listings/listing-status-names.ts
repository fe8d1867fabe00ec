import { m } from "../paraglide/messages.js";
import type { ListingStatus } from "./listing.ts";
import type { ListingDetails } from "./listing-answers.ts";

/** The displayed status: a listing that staff expired is shown as suspended. */
export type ShownListingStatus = ListingStatus | "suspended";

export const listingStatusNames: Record<ShownListingStatus, () => string> = {
	applied: m["listings.own.status_applied"],
	active: m["listings.own.status_active"],
	expired: m["listings.own.status_expired"],
	suspended: m["listings.own.status_suspended"],
	rejected: m["listings.own.status_rejected"],
};

/** The names for the staff's search, which has one status for both kinds of expired listings. */
export const searchedStatusNames: Record<ListingStatus, () => string> = {
	...listingStatusNames,
	expired: m["listings.staff.status_expired"],
};

/** The displayed status of a listing, for its owner and staff. */
export function shownStatus({
	professionalStatus: { type },
	isSuspended = false,
}: Pick<ListingDetails, "professionalStatus" | "isSuspended">): ShownListingStatus {
	return type === "expired" && isSuspended ? "suspended" : type;
}
