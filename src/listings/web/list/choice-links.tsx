import { Link } from "react-router";
import { m } from "../../../paraglide/messages.js";
import { listAddress } from "../../list-address.ts";
import { filterSearch } from "../../list-filter.ts";
import type { Category, Named } from "./category-data.ts";

/** Links to the choices of a service, at the same place and with the same filter. On phones the row scrolls sideways. */
export function ChoiceLinks({ category }: { category: Category }) {
	const { service, choice, choices, place, filter } = category;
	const links: { name: string; slug: string | null }[] = [
		{ name: m["listings.category.choice_all"](), slug: null },
		...choices.map(({ name, slug }: Named) => ({ name, slug })),
	];
	return (
		<nav
			aria-label={m["listings.category.choices"]({ service: service.name })}
			className="-mx-(--space-gutter)"
		>
			<ul className="flex gap-2 overflow-x-auto px-(--space-gutter) py-1 [scrollbar-width:none] desk:flex-wrap">
				{links.map(({ name, slug }) => (
					<li key={slug}>
						<Link
							to={
								listAddress({ service: service.slug, choice: slug, place: place?.slug }) +
								filterSearch(filter)
							}
							aria-current={slug === (choice?.slug ?? null) ? "page" : undefined}
							className="inline-flex min-h-11 items-center rounded-full border border-field bg-surface px-3.5 whitespace-nowrap text-ink no-underline hover:border-act aria-[current]:border-act aria-[current]:bg-act-tint aria-[current]:font-strong aria-[current]:text-act-ink"
						>
							{name}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}
