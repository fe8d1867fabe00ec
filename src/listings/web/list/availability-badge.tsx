import { m } from "../../../paraglide/messages.js";
import { Badge } from "../../../ui/badge.tsx";
import type { Availability } from "../../listing.ts";
import type { ListingCard } from "../../listing-answers.ts";

type AvailabilityBadgeProps = {
	availability: Availability;
	/** Whether the service can be called or booked: a sight is not "available". */
	callIcon?: boolean;
	/** The day on which the professional is off, and the next day of work. */
	offToday?: ListingCard["offToday"];
	className?: string;
};

function Available({ callIcon = true, className }: Pick<AvailabilityBadgeProps, "callIcon" | "className">) {
	if (!callIcon) return null;
	return (
		<Badge tone="success" dot className={className}>
			{m["listings.card.available"]()}
		</Badge>
	);
}

/** Whether the professional takes work at present, in words as well as in colour. */
export function AvailabilityBadge({ availability, offToday, ...shown }: AvailabilityBadgeProps) {
	if (availability === "unavailable")
		return <Badge className={shown.className}>{m["listings.card.unavailable"]()}</Badge>;
	if (offToday !== undefined) return <Badge className={shown.className}>{offToday}</Badge>;
	return <Available {...shown} />;
}
