import { m } from "../../paraglide/messages.js";
import { Badge, type BadgeTone } from "../../ui/badge.tsx";
import type { ListingStatus } from "../listing.ts";

const looks: Record<ListingStatus, { tone: BadgeTone; name: () => string }> = {
	applied: { tone: "pending", name: m["listings.own.status_applied"] },
	active: { tone: "success", name: m["listings.own.status_active"] },
	expired: { tone: "danger", name: m["listings.own.status_expired"] },
};

/** How far a registration has come. */
export function ListingStatusBadge({ status }: { status: ListingStatus }) {
	const { tone, name } = looks[status];
	return (
		<Badge tone={tone} dot>
			{name()}
		</Badge>
	);
}
