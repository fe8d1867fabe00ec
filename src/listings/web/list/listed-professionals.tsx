import type { MouseEvent } from "react";
import { m } from "../../../paraglide/messages.js";
import { ButtonLink } from "../../../ui/form/button.tsx";
import { goesElsewhere } from "../../../ui/opens-elsewhere.ts";
import { Icon } from "../../../ui/icon.tsx";
import { PageHead } from "../../../ui/layout/page.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { listAddress } from "../../list-address.ts";
import { filterSearch, type ListFilter, narrows } from "../../list-filter.ts";
import type { Category } from "./category-data.ts";
import { categoryTitle } from "./category-words.ts";
import { ChoiceLinks } from "./choice-links.tsx";
import { EmptyList } from "./empty-list.tsx";
import { ListFilters, NothingFits } from "./list-filters.tsx";
import { ListingGrid } from "./listing-grid.tsx";
import { countOfListings, moreThanListings } from "./service-words.ts";
import { useLongerList } from "./use-longer-list.ts";

/** The number of professionals, as far as it is known. */
function Count({ service, shown, goesOn }: { service: Category["service"]; shown: number; goesOn: boolean }) {
	return (
		<span aria-live="polite" className="tabular-nums">
			{goesOn ? moreThanListings(service, shown) : countOfListings(service, shown)}
		</span>
	);
}

type MoreProps = { filter: ListFilter; cursor: string; isBusy: boolean; onMore: () => void };

/** Loads more of the list: in place if scripts run, otherwise on a page of its own. */
function More({ filter, cursor, isBusy, onMore }: MoreProps) {
	const press = (event: MouseEvent) => {
		if (goesElsewhere(event)) return;
		event.preventDefault();
		onMore();
	};
	return (
		<p className="text-center">
			<ButtonLink
				to={{ search: filterSearch(filter, cursor) }}
				size="lg"
				icon={isBusy ? "loader-circle" : undefined}
				aria-busy={isBusy || undefined}
				onClick={press}
				className={isBusy ? "cursor-progress [&_svg]:animate-spin" : ""}
			>
				{m["ui.load_more"]()}
			</ButtonLink>
		</p>
	);
}

/** The list with its title: the professionals listed for a service at a place. */
export function ListedProfessionals({ address, category }: { address: string; category: Category }) {
	const { professionals, nextCursor, isBusy, loadMore, grid } = useLongerList(address, category);
	const { service, choice, choices, place, isFirstPage, filter } = category;
	const whole = listAddress({ service: service.slug, choice: choice?.slug, place: place?.slug });
	const isEmpty = professionals.length === 0;
	return (
		<>
			<PageHead
				title={categoryTitle(category)}
				actions={
					<p className="-my-2 flex flex-wrap items-center gap-x-3 text-ink-soft">
						{isFirstPage && !isEmpty && (
							<Count service={service} shown={professionals.length} goesOn={nextCursor !== null} />
						)}
						{!isFirstPage && (
							<TextLink to={whole + filterSearch(filter)}>{m["listings.category.from_start"]()}</TextLink>
						)}
						<TextLink to="/how-we-rank" className="inline-flex min-h-11 items-center gap-1.5">
							<Icon name="circle-question-mark" size="sm" />
							{m["listings.rank.link"]()}
						</TextLink>
					</p>
				}
			/>
			{choices.length > 0 && <ChoiceLinks category={category} />}
			{(!isEmpty || narrows(filter)) && <ListFilters category={category} />}
			{isEmpty && narrows(filter) && <NothingFits category={category} />}
			{isEmpty && !narrows(filter) && <EmptyList category={category} />}
			{!isEmpty && <ListingGrid category={category} listings={professionals} grid={grid} />}
			{nextCursor !== null && (
				<More filter={filter} cursor={nextCursor} isBusy={isBusy} onMore={() => void loadMore(nextCursor)} />
			)}
		</>
	);
}
