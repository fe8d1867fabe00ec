import { lazy } from "react";
import { m } from "../../../paraglide/messages.js";
import { formatDate, startOfIndianDay } from "../../../platform/dates.ts";
import { FiltersInPlace } from "../../../ui/form/filters-in-place.tsx";
import type { LeadListData } from "./lead-list-loader.ts";
import { leadSearchAddress, withoutFilters } from "./lead-search.ts";
import { sourceName, statusName } from "../details/lead-words.ts";
import { useIsProfessional } from "../claim/use-is-professional.ts";

type LeadFiltersProps = Pick<
	LeadListData,
	"search" | "services" | "service" | "choices" | "choice" | "place"
>;

const dayName = (day: string) => formatDate(startOfIndianDay(day));

/** The active filters, each with the search that remains without it. */
function activeFilters({ search, service, choice, place }: LeadFiltersProps, hasSource: boolean) {
	const rest = { ...search, cursor: undefined };
	const { source, status, startDate, endDate, leadId } = search;
	return [
		hasSource && source && { label: sourceName(source), without: { ...rest, source: undefined } },
		// A choice means nothing without its service.
		service && { label: service.name, without: { ...rest, service: undefined, choice: undefined } },
		choice && { label: choice.name, without: { ...rest, choice: undefined } },
		place !== null && { label: place.label, without: { ...rest, location: undefined } },
		status && { label: statusName(status), without: { ...rest, status: undefined } },
		startDate && {
			label: m["leads.filter.from_day"]({ day: dayName(startDate) }),
			without: { ...rest, startDate: undefined },
		},
		endDate && {
			label: m["leads.filter.to_day"]({ day: dayName(endDate) }),
			without: { ...rest, endDate: undefined },
		},
		leadId && { label: m["leads.filter.one_lead"](), without: { ...rest, leadId: undefined } },
	].filter((filter) => !!filter);
}

const fetchForm = () => import("./lead-filter-form.tsx");
const WrittenForm = lazy(fetchForm);

/** The filters of the list of leads. */
export function LeadFilters(props: LeadFiltersProps) {
	const { search, services, choices, place } = props;
	// Everyone sees all sources, but only professionals can filter by them. Leads received directly have one
	// source.
	const isProfessional = useIsProfessional();
	const hasSource = isProfessional && !(search.view === "received" && search.tab === "direct");
	return (
		<FiltersInPlace
			search={search}
			addressOf={leadSearchAddress}
			active={activeFilters(props, hasSource)}
			cleared={withoutFilters(search)}
			fetchForm={fetchForm}
			Written={WrittenForm}
			fields={{ search, services, choices, place, hasSource }}
		/>
	);
}
