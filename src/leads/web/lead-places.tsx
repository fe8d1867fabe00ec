import { m } from "../../paraglide/messages.js";
import type { LeadAnswer } from "../leads.contract.ts";

type Places = Pick<LeadAnswer, "claimsTaken" | "revealLimit">;

/** How many professionals may still claim the lead; never below zero. */
export function placesLeft({ claimsTaken, revealLimit }: Places): number {
	return Math.max(0, revealLimit - claimsTaken);
}

/** The lead's places, one dot each; the words beside them say the same. */
export function LeadPlaces({ lead, withLeft = false }: { lead: Places; withLeft?: boolean }) {
	const { claimsTaken: taken, revealLimit: total } = lead;
	const left = placesLeft(lead);
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
			{withLeft
				? m["leads.details.places_left"]({ taken, total, left })
				: m["leads.card.places"]({ taken, total })}
		</p>
	);
}
