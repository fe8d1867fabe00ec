import { m } from "../../paraglide/messages.js";
import { EmptyState } from "../../ui/empty-state.tsx";
import type { Category } from "./category-data.ts";
import { categoryName } from "./category-words.ts";
import { LeadFormSlot } from "./lead-form-slot.tsx";

/** Nobody is listed here: the request form opens by itself, so that nobody leaves with nothing. */
export function EmptyList({ category }: { category: Category }) {
	const { service, choice, place } = category;
	return (
		<EmptyState
			title={m["listings.category.empty_title"]()}
			text={m["listings.category.empty"]({ title: categoryName(category) })}
			action={<LeadFormSlot service={service.slug} choice={choice?.slug} place={place?.slug} opensAtOnce />}
		/>
	);
}
