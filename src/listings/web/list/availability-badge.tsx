import { m } from "../../../paraglide/messages.js";
import { Badge } from "../../../ui/badge.tsx";
import type { Availability } from "../../listing.ts";

type AvailabilityBadgeProps = {
	availability: Availability;
	/** Whether the service can be called or booked: a sight is not "available". */
	callIcon?: boolean;
	className?: string;
};

/** Whether the professional takes work at present, in words as well as in colour. */
export function AvailabilityBadge({ availability, callIcon = true, className }: AvailabilityBadgeProps) {
	if (availability === "unavailable") {
		return <Badge className={className}>{m["listings.card.unavailable"]()}</Badge>;
	}
	if (!callIcon) return null;
	return (
		<Badge tone="success" dot className={className}>
			{m["listings.card.available"]()}
		</Badge>
	);
}
