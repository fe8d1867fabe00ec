import { lazy } from "react";
import { m } from "../../../paraglide/messages.js";
import { formatRupees } from "../../../platform/money.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { ButtonLink } from "../../../ui/form/button.tsx";
import { FiltersInPlace } from "../../../ui/form/filters-in-place.tsx";
import { listAddress } from "../../list-address.ts";
import { licenceFact, photosFact, ratedFact } from "../../fact.ts";
import { filterSearch, type ListFilter, noFilter, toggled, withoutPosition } from "../../list-filter.ts";
import type { Category } from "./category-data.ts";

type Shown = { label: string; without: ListFilter };

const addressOf = ({ service, choice, place }: Category, filter: ListFilter) =>
	listAddress({ service: service.slug, choice: choice?.slug, place: place?.slug }) + filterSearch(filter);

/** The active filters with their labels, each with the filter that remains without it. */
function activeFilters({ filter, options }: Category): Shown[] {
	const { facts, onlyAvailable, minimum, maximum, near, order } = filter;
	const labelOf = (fact: string): string => {
		if (fact === photosFact) return m["listings.filter.photos"]();
		if (fact === licenceFact) return m["listings.filter.licence"]();
		if (fact === ratedFact) return m["listings.filter.rated"]();
		const question = options.questions.find((one) => one.options.some((option) => option.fact === fact));
		return question?.options.find((option) => option.fact === fact)?.label ?? fact;
	};
	const active: (Shown | false)[] = [
		order === "price" && {
			label: m["listings.filter.by_price"](),
			without: { ...filter, order: near === null ? "rotation" : "near" },
		},
		near !== null && {
			label:
				typeof near === "string"
					? m["listings.filter.near"]({ place: near })
					: m["listings.filter.near_me"](),
			without: withoutPosition(filter),
		},
		onlyAvailable && {
			label: m["listings.filter.available"](),
			without: { ...filter, onlyAvailable: false },
		},
		minimum !== null && {
			label: m["listings.filter.from"]({ amount: formatRupees(minimum) }),
			without: { ...filter, minimum: null },
		},
		maximum !== null && {
			label: m["listings.filter.up_to"]({ amount: formatRupees(maximum) }),
			without: { ...filter, maximum: null },
		},
		...facts.map((fact) => ({ label: labelOf(fact), without: toggled(filter, fact) })),
	];
	return active.filter((one) => one !== false);
}

/** The filters that most people look for first, as far as they are not active. */
function offeredFilters({ filter, options }: Category): { label: string; search: ListFilter }[] {
	const isOffered = filter.order === "rotation" && options.hasPrice;
	return [
		...(isOffered
			? [{ label: m["listings.filter.by_price"](), search: { ...filter, order: "price" as const } }]
			: []),
		...(filter.onlyAvailable
			? []
			: [{ label: m["listings.filter.available"](), search: { ...filter, onlyAvailable: true } }]),
		...(filter.facts.includes(photosFact)
			? []
			: [{ label: m["listings.filter.photos"](), search: toggled(filter, photosFact) }]),
		...(filter.facts.includes(ratedFact)
			? []
			: [{ label: m["listings.filter.rated"](), search: toggled(filter, ratedFact) }]),
	];
}

const fetchForm = () => import("./list-filter-form.tsx");
const WrittenForm = lazy(fetchForm);

/** The filters of a list of professionals. */
export function ListFilters({ category }: { category: Category }) {
	const { filter, options } = category;
	return (
		<FiltersInPlace
			search={filter}
			addressOf={(search) => addressOf(category, search)}
			active={activeFilters(category)}
			offered={offeredFilters(category)}
			cleared={noFilter}
			fetchForm={fetchForm}
			Written={WrittenForm}
			fields={{ filter, options }}
		/>
	);
}

/** Shown if no professional passes the filters. */
export function NothingFits({ category }: { category: Category }) {
	return (
		<EmptyState
			text={m["listings.filter.none"]()}
			action={
				<ButtonLink to={addressOf(category, noFilter)}>{m["listings.filter.none_action"]()}</ButtonLink>
			}
		/>
	);
}
