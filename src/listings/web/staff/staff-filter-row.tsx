import { formatMobile } from "../../../accounts/mobile.ts";
import { m } from "../../../paraglide/messages.js";
import { formatDate, startOfIndianDay } from "../../../platform/dates.ts";
import { ActiveFilter, ClearFilters, FilterRow } from "../../../ui/filter-chip.tsx";
import { listingStatusNames } from "../listing-status-names.ts";
import { type StaffFilters, staffSearchLink } from "./staff-filters.ts";
import { choicesOf, type FilterChoices, servicesOf } from "./use-filter-choices.ts";

type Active = { key: string; label: string; without: StaffFilters };

const dayName = (day: string) => formatDate(startOfIndianDay(day));

const nameOf = (among: { _id: string; name: string }[] | undefined, id: string, otherwise: string) =>
	among?.find(({ _id }) => _id === id)?.name ?? otherwise;

/** What was chosen from the catalogue; until its names came, the word for what it is. */
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

/** Start and end as one filter, because they are one span of time. */
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

/** The filters at work, each with the search that is left without it. */
function activeFilters(filters: StaffFilters, choices: FilterChoices | null): Active[] {
	const { status, goToLocation, mobile } = filters;
	const place = choices?.places.find(({ value }) => value === goToLocation)?.label;
	return [
		...(status === undefined
			? []
			: [
					{
						key: "status",
						label: listingStatusNames[status](),
						without: { ...filters, status: undefined },
					},
				]),
		...catalogueFilters(filters, choices),
		...(goToLocation === undefined
			? []
			: [
					{
						key: "place",
						label: place ?? m["words.location"](),
						without: { ...filters, goToLocation: undefined },
					},
				]),
		...daysFilter(filters),
		...(mobile === undefined
			? []
			: [{ key: "mobile", label: formatMobile(mobile), without: { ...filters, mobile: undefined } }]),
	];
}

/** What the list is searched by: each filter can be taken away, and all of them at once. */
export function StaffFilterRow({
	filters,
	choices,
}: {
	filters: StaffFilters;
	choices: FilterChoices | null;
}) {
	return (
		<FilterRow label={m["listings.staff.filters_used"]()}>
			{activeFilters(filters, choices).map(({ key, label, without }) => (
				<ActiveFilter key={key} label={label} {...staffSearchLink(without)} />
			))}
			<ClearFilters {...staffSearchLink({})} />
		</FilterRow>
	);
}
