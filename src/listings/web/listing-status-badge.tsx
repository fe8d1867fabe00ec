import { Badge, type BadgeTone } from "../../ui/badge.tsx";
import type { ListingStatus } from "../listing.ts";
import { listingStatusNames } from "./listing-status-names.ts";

const tones: Record<ListingStatus, BadgeTone> = {
	applied: "pending",
	active: "success",
	expired: "danger",
	rejected: "danger",
};

/** How far a registration has come. */
export function ListingStatusBadge({ status }: { status: ListingStatus }) {
	return (
		<Badge tone={tones[status]} dot>
			{listingStatusNames[status]()}
		</Badge>
	);
}
