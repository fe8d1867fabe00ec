import { m } from "../../../paraglide/messages.js";
import type { LeadAnswer } from "../../leads.contract.ts";

type Places = Pick<LeadAnswer, "claimsTaken" | "revealLimit">;

/** How many more professionals can claim the lead; never below zero. */
export function placesLeft({ claimsTaken, revealLimit }: Places): number {
	return Math.max(0, revealLimit - claimsTaken);
}

type ShownPlaces = Places & Pick<LeadAnswer, "status">;

/** How many places are taken and, on request, how many are left; an ended lead has none left. */
export function placesText(lead: ShownPlaces, withLeft: boolean): string {
	const { claimsTaken: taken, revealLimit: total, status } = lead;
	return withLeft && status === "open"
		? m["leads.details.places_left"]({ taken, total, left: placesLeft(lead) })
		: m["leads.card.places"]({ taken, total });
}

/** The lead's places as dots; the text next to them says the same. */
export function LeadPlaces({ lead, withLeft = false }: { lead: ShownPlaces; withLeft?: boolean }) {
	const { claimsTaken: taken, revealLimit: total } = lead;
	return (
		<p className="flex flex-wrap items-center gap-2 text-ink-soft">
			<span className="inline-flex gap-1">
				{Array.from({ length: total }, (_, place) => (
					<span
						key={place}
						className={`size-3 rounded-full border-2 border-act ${place < taken ? "bg-act" : ""}`}
					/>
				))}
			</span>
			{placesText(lead, withLeft)}
		</p>
	);
}
