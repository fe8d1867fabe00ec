import { Link } from "react-router";
import { m } from "../../../paraglide/messages.js";
import { Icon } from "../../../ui/icon.tsx";
import { Note } from "../../../ui/feedback/note.tsx";
import { listAddress } from "../../list-address.ts";
import type { Category } from "./category-data.ts";

/** Words entered as a place that match none or several, with the places to choose from. */
export function UnclearPlace({
	category: { service, choice },
	unclear: { words, places },
}: {
	category: Category;
	unclear: NonNullable<Category["unclear"]>;
}) {
	const text =
		places.length === 0
			? m["listings.category.place_unknown"]({ words, service: service.name })
			: m["listings.category.place_several"]({ words });
	return (
		<div className="grid gap-3">
			<Note tone={places.length === 0 ? "now" : "plain"} icon="map-pin" announced>
				{text}
			</Note>
			{places.length > 0 && (
				<ul className="flex flex-wrap gap-2">
					{places.map((place) => (
						<li key={place.slug}>
							<Link
								to={listAddress({ service: service.slug, choice: choice?.slug, place: place.slug })}
								className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-field bg-surface px-3.5 text-ink no-underline hover:border-act"
							>
								<Icon name="map-pin" size="sm" className="text-act" />
								{place.name}
							</Link>
						</li>
					))}
				</ul>
			)}
		</div>
	);
}
