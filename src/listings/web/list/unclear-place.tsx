import { m } from "../../../paraglide/messages.js";
import { Note } from "../../../ui/feedback/note.tsx";
import type { Category } from "./category-data.ts";
import { PlaceLinks } from "./place-links.tsx";

/** Words entered as a place that match none or several, with the places to choose from. */
export function UnclearPlace({
	category: { service, choice, filter },
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
			{places.length > 0 && <PlaceLinks service={service} choice={choice} filter={filter} places={places} />}
		</div>
	);
}
