import { m } from "../../../paraglide/messages.js";
import { Icon } from "../../../ui/icon.tsx";

/** The number of places on a card; the others open below them. */
const shownPlaces = 2;

type GoesToProps = {
	places: string[];
	/** Customers come to it: these are the places under which they find it. */
	fixedPlace?: boolean;
};

/**
 * The places where a professional goes, or where a fixed place is found. "+N more" opens the others without scripts,
 * and screen readers read them like any other text.
 */
export function GoesTo({ places, fixedPlace = false }: GoesToProps) {
	const others = places.slice(shownPlaces);
	const shown = places.slice(0, shownPlaces).join(", ");
	return (
		<div className="flex items-start gap-2">
			<Icon name={fixedPlace ? "map-pin" : "route"} className="mt-0.5 text-act" />
			<div className="min-w-0 [overflow-wrap:anywhere]">
				{fixedPlace ? (
					m["listings.card.found_under"]({ places: shown })
				) : (
					<>
						<span className="sr-only">{m["listings.card.goes_to"]()} </span>
						{shown}
					</>
				)}
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
