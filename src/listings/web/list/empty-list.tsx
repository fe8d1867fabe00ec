import { m } from "../../../paraglide/messages.js";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import type { Category } from "./category-data.ts";
import { categoryName } from "./category-words.ts";
import { LeadFormSlot } from "./lead-form-slot.tsx";
import { PlaceLinks } from "./place-links.tsx";
import { noneYet } from "./service-words.ts";

/**
 * An empty list: the request form opens by itself, so that customers can still find someone. If the service does not
 * cover the place, no request can be sent for it, so the form starts with the nearest place that it covers.
 */
export function EmptyList({ category }: { category: Category }) {
	const { service, choice, place, nearest, filter } = category;
	const reason = noneYet(category);
	return (
		<>
			<EmptyState
				title={reason}
				text={m["listings.category.empty"]({ title: categoryName(category) })}
				action={
					<LeadFormSlot
						service={service.slug}
						choice={choice?.slug}
						place={(nearest[0] ?? place)?.slug}
						opensAtOnce
						reason={reason}
					/>
				}
			/>
			{place !== null && nearest.length > 0 && (
				<section aria-labelledby="nearest" className="grid gap-3">
					<h2 id="nearest" className="text-lg">
						{m["listings.category.nearest_places"]({ title: categoryName(category), place: place.name })}
					</h2>
					<PlaceLinks service={service} choice={choice} filter={filter} places={nearest} />
				</section>
			)}
		</>
	);
}
