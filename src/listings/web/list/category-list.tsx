import { useMemo } from "react";
import { Form, useNavigate } from "react-router";
import { useNameSearch } from "../../../catalogue/web/search/use-name-search.ts";
import { m } from "../../../paraglide/messages.js";
import { Board } from "../../../ui/layout/board.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { ComboBox } from "../../../ui/form/combo-box.tsx";
import type { ComboOption } from "../../../ui/form/combo-box-state.ts";
import { listAddress } from "../../list-address.ts";
import { filterSearch, withoutPosition } from "../../list-filter.ts";
import { unpackPlaces } from "../../packed-places.ts";
import type { Category, Named } from "./category-data.ts";
import { lastList } from "./last-list.ts";

const optionOf = ({ name, slug }: Named): ComboOption => ({ value: slug, label: name });

/** All places. Until one is chosen, the place of the last list comes first; only this tab knows it. */
function placeOptions({ places: packed, place }: Category): ComboOption[] {
	const places = unpackPlaces(packed);
	const last = place === null ? lastList()?.place?.name : undefined;
	const before = places.filter(({ name }) => name === last);
	const others = places.filter(({ name }) => name !== last);
	return [
		...before.map((one) => ({ ...optionOf(one), detail: m["listings.category.place_last"]() })),
		...others.map(optionOf),
	];
}

/** The place of the list. A plain GET form that sends the typed name; scripts add suggestions. */
function PlacePicker({ category }: { category: Category }) {
	const options = useMemo(() => placeOptions(category), [category]);
	const navigate = useNavigate();
	const { search: searchPlaces, loadSearch } = useNameSearch("places");
	const { service, choice, place, filter } = category;
	// The chosen place replaces the position by which the list was sorted.
	const search = filterSearch(withoutPosition(filter));
	const go = (slug: string | null) =>
		void navigate(listAddress({ service: service.slug, choice: choice?.slug, place: slug }) + search);
	return (
		<Form className="relative z-1 grid grid-cols-[1fr_auto] items-end gap-2 desk:w-96">
			<ComboBox
				name="location"
				label={m["listings.category.place_label"]({ service: service.name })}
				placeholder={m["listings.category.place_hint"]()}
				options={options}
				search={searchPlaces}
				onOpen={() => void loadSearch()}
				value={place && (options.find(({ label }) => label === place.name) ?? optionOf(place))}
				onChange={({ value }) => go(value)}
				onClear={place === null ? undefined : () => go(null)}
				icon="map-pin"
				className="min-w-0 not-noscript:col-span-2"
			/>
			<Button type="submit" variant="board" size="lg" className="not-noscript:hidden">
				{m["listings.category.place_show"]()}
			</Button>
		</Form>
	);
}

/** The panel at the top of every list: the service, and the picker for the place. */
export function CategoryList({ category }: { category: Category }) {
	return (
		<Board
			aria-labelledby="board-line"
			className="grid gap-3 max-desk:px-4 max-desk:py-3.5 desk:flex desk:items-center desk:justify-between desk:gap-8"
		>
			<p id="board-line" className="font-strong tracking-[-0.01em] max-desk:sr-only desk:text-3xl">
				{m["listings.category.banner"]()}
			</p>
			<PlacePicker key={`${category.service.slug}/${category.place?.slug ?? ""}`} category={category} />
		</Board>
	);
}
