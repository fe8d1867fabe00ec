import { m } from "../../../paraglide/messages.js";
import { Badge } from "../../../ui/badge.tsx";
import { indianDay } from "../../../platform/dates.ts";
import { useMinute } from "../../../platform/web/use-minute.ts";
import type { Availability } from "../../listing.ts";
import type { ListingCard } from "../../listing-answers.ts";
import { backInWords } from "../hours-words.ts";

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

type BackOnProps = Pick<AvailabilityBadgeProps, "callIcon" | "className"> & {
	offToday: NonNullable<ListingCard["offToday"]>;
};

/** When somebody who is off comes back. A page may be shown after that day, and then says it no more. */
function BackOn({ offToday, ...available }: BackOnProps) {
	const now = useMinute();
	if (now !== null && indianDay(now) >= offToday.backOn) return <Available {...available} />;
	return <Badge className={available.className}>{backInWords(offToday.backOn, offToday.day)}</Badge>;
}

/** Whether the professional takes work at present, in words as well as in colour. */
export function AvailabilityBadge({ availability, offToday, ...shown }: AvailabilityBadgeProps) {
	if (availability === "unavailable")
		return <Badge className={shown.className}>{m["listings.card.unavailable"]()}</Badge>;
	return offToday === undefined ? <Available {...shown} /> : <BackOn offToday={offToday} {...shown} />;
}
