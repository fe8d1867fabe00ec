import { m } from "../../paraglide/messages.js";
import { Icon } from "../../ui/icon.tsx";

/** A card names so many places; the others open below them. */
const shownPlaces = 2;

/** Where a professional goes. The others behind "+N more" open without scripts and are read out like any other text. */
export function GoesTo({ places }: { places: string[] }) {
	const others = places.slice(shownPlaces);
	return (
		<div className="flex items-start gap-2">
			<Icon name="route" className="mt-0.5 text-act" />
			<div className="min-w-0 [overflow-wrap:anywhere]">
				<span className="sr-only">{m["listings.card.goes_to"]()} </span>
				{places.slice(0, shownPlaces).join(", ")}
				{others.length > 0 && (
					<details className="group ml-1.5 inline">
						<summary className="-my-2.5 inline-block cursor-pointer list-none py-2.5 whitespace-nowrap text-act underline decoration-1 underline-offset-[0.2em] hover:text-act-hover [&::-webkit-details-marker]:hidden">
							{m["listings.card.more_places"]({ count: others.length })}
						</summary>
						{others.join(", ")}
					</details>
				)}
			</div>
		</div>
	);
}
