import { Badge, type BadgeTone } from "../../../ui/badge.tsx";
import type { ListingDetails } from "../../listing-answers.ts";
import { listingStatusNames, type ShownListingStatus, shownStatus } from "../../listing-status-names.ts";

const tones: Record<ShownListingStatus, BadgeTone> = {
	applied: "pending",
	active: "success",
	expired: "danger",
	suspended: "danger",
	rejected: "danger",
};

/** The status of a listing, for its owner and staff. */
export function ListingStatusBadge({
	listing,
}: {
	listing: Pick<ListingDetails, "professionalStatus" | "isSuspended">;
}) {
	const status = shownStatus(listing);
	return (
		<Badge tone={tones[status]} dot>
			{listingStatusNames[status]()}
		</Badge>
	);
}
