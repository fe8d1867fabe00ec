import { m } from "../../../paraglide/messages.js";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import type { Category } from "./category-data.ts";
import { categoryName } from "./category-words.ts";
import { LeadFormSlot } from "./lead-form-slot.tsx";
import { noneYet } from "./service-words.ts";

/** An empty list: the request form opens by itself, so that customers can still find someone. */
export function EmptyList({ category }: { category: Category }) {
	const { service, choice, place } = category;
	const reason = noneYet(category);
	return (
		<EmptyState
			title={reason}
			text={m["listings.category.empty"]({ title: categoryName(category) })}
			action={
				<LeadFormSlot
					service={service.slug}
					choice={choice?.slug}
					place={place?.slug}
					opensAtOnce
					reason={reason}
				/>
			}
		/>
	);
}
