import { m } from "../../paraglide/messages.js";
import type { ListingStatus } from "../listing.ts";

/** "Applied", "Active", "Expired", "Rejected". */
export const listingStatusNames: Record<ListingStatus, () => string> = {
	applied: m["listings.own.status_applied"],
	active: m["listings.own.status_active"],
	expired: m["listings.own.status_expired"],
	rejected: m["listings.own.status_rejected"],
};
