import { m } from "../../../paraglide/messages.js";
import { Badge } from "../../../ui/badge.tsx";
import type { Availability } from "../../listing.ts";

/** Whether the professional takes work at present, in words as well as in colour. */
export function AvailabilityBadge({
	availability,
	className,
}: {
	availability: Availability;
	className?: string;
}) {
	if (availability === "unavailable") {
		return <Badge className={className}>{m["listings.card.unavailable"]()}</Badge>;
	}
	return (
		<Badge tone="success" dot className={className}>
			{m["listings.card.available"]()}
		</Badge>
	);
}
