import { Link } from "react-router";
import { Icon } from "../../../ui/icon.tsx";
import { listAddress } from "../../list-address.ts";
import { filterSearch, withoutPosition } from "../../list-filter.ts";
import type { Category, Named } from "./category-data.ts";

type PlaceLinksProps = Pick<Category, "service" | "choice" | "filter"> & { places: readonly Named[] };

/** The lists of the same service at other places, with the same filter. */
export function PlaceLinks({ service, choice, filter, places }: PlaceLinksProps) {
	const search = filterSearch(withoutPosition(filter));
	return (
		<ul className="flex flex-wrap gap-2">
			{places.map((place) => (
				<li key={place.slug}>
					<Link
						to={listAddress({ service: service.slug, choice: choice?.slug, place: place.slug }) + search}
						className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-field bg-surface px-3.5 text-ink no-underline hover:border-act"
					>
						<Icon name="map-pin" size="sm" className="text-act" />
						{place.name}
					</Link>
				</li>
			))}
		</ul>
	);
}
