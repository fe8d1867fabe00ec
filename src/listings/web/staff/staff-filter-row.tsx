import { formatMobile } from "../../../accounts/mobile.ts";
import { m } from "../../../paraglide/messages.js";
import { formatDate, startOfIndianDay } from "../../../platform/dates.ts";
import { ButtonLink } from "../../../ui/form/button.tsx";
import { ActiveFilter, ClearFilters, FilterRow } from "../../../ui/form/filter-chip.tsx";
import { searchedStatusNames } from "../../listing-status-names.ts";
import { type StaffFilters, staffSearchLink } from "./staff-filters.ts";
import { choicesOf, type FilterChoices, servicesOf } from "./use-filter-choices.ts";

type Active = { key: string; label: string; without: StaffFilters };

const dayName = (day: string) => formatDate(startOfIndianDay(day));

const nameOf = (among: { _id: string; name: string }[] | undefined, id: string, otherwise: string) =>
	among?.find(({ _id }) => _id === id)?.name ?? otherwise;

/** The chosen catalogue filters by name, or by type until the names have loaded. */
function catalogueFilters(filters: StaffFilters, choices: FilterChoices | null): Active[] {
	const { sectorId, serviceId, choiceId } = filters;
	const active: Active[] = [];
	if (sectorId !== undefined) {
		const label = nameOf(choices?.sectors, sectorId, m["words.sector"]());
		active.push({ key: "sector", label, without: { ...filters, sectorId: undefined } });
	}
	if (serviceId !== undefined) {
		const services = choices ? servicesOf(choices, undefined) : undefined;
		const label = nameOf(services, serviceId, m["words.service"]());
		active.push({
			key: "service",
			label,
			without: { ...filters, serviceId: undefined, choiceId: undefined },
		});
	}
	if (choiceId !== undefined) {
		const of = choices ? choicesOf(choices, serviceId) : undefined;
		const label = nameOf(of, choiceId, m["listings.staff.choice"]());
		active.push({ key: "choice", label, without: { ...filters, choiceId: undefined } });
	}
	return active;
}

/** Start and end as one filter, because they form one period. */
function daysFilter(filters: StaffFilters): Active[] {
	const { startDate, endDate } = filters;
	if (startDate === undefined && endDate === undefined) return [];
	const from = startDate && dayName(startDate);
	const to = endDate && dayName(endDate);
	let label = from && to ? m["listings.staff.days"]({ from, to }) : "";
	if (startDate === endDate) label = from ?? "";
	else if (to === undefined) label = m["listings.staff.from_day"]({ day: from ?? "" });
	else if (from === undefined) label = m["listings.staff.to_day"]({ day: to });
	return [{ key: "days", label, without: { ...filters, startDate: undefined, endDate: undefined } }];
}

/** The place and whether places around it count, as one filter. */
function placeFilter(filters: StaffFilters, choices: FilterChoices | null): Active[] {
	const { goToLocation, placesAround } = filters;
	if (goToLocation === undefined) return [];
	const place = choices?.places.find(({ value }) => value === goToLocation)?.label ?? m["words.location"]();
	const label = placesAround ? m["listings.staff.goes_to"]({ place }) : place;
	const without = { ...filters, goToLocation: undefined, placesAround: undefined };
	return [{ key: "place", label, without }];
}

/** The active filters, each with the search that remains without it. */
function activeFilters(filters: StaffFilters, choices: FilterChoices | null): Active[] {
	const { status, mobile, onboardedBy } = filters;
	return [
		...(status === undefined
			? []
			: [
					{
						key: "status",
						label: searchedStatusNames[status](),
						without: { ...filters, status: undefined },
					},
				]),
		...(onboardedBy === undefined
			? []
			: [
					{
						key: "onboarder",
						label: m["listings.staff.by_me"](),
						without: { ...filters, onboardedBy: undefined },
					},
				]),
		...catalogueFilters(filters, choices),
		...placeFilter(filters, choices),
		...daysFilter(filters),
		...(mobile === undefined
			? []
			: [{ key: "mobile", label: formatMobile(mobile), without: { ...filters, mobile: undefined } }]),
	];
}

type StaffFilterRowProps = {
	filters: StaffFilters;
	choices: FilterChoices | null;
	/** The search that a lead began with: there is no earlier one to return to. */
	isFirst: boolean;
};

/** The active filters: each can be removed, and all of them at once. */
export function StaffFilterRow({ filters, choices, isFirst }: StaffFilterRowProps) {
	const { lead } = filters;
	return (
		<FilterRow label={m["listings.staff.filters_used"]()}>
			{activeFilters(filters, choices).map(({ key, label, without }) => (
				<ActiveFilter key={key} label={label} {...staffSearchLink(without)} />
			))}
			{lead === undefined && <ClearFilters {...staffSearchLink({})} />}
			{lead !== undefined && !isFirst && (
				<ButtonLink {...staffSearchLink({ lead })} variant="text" preventScrollReset className="mx-0">
					{m["listings.staff.matching"]()}
				</ButtonLink>
			)}
		</FilterRow>
	);
}
