import { type ComponentType, lazy, useId, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { m } from "../../paraglide/messages.js";
import { formatDate, startOfIndianDay } from "../../platform/dates.ts";
import { useAlert } from "../../ui/alerts.tsx";
import { ActiveFilter, ClearFilters, FilterChip, FilterRow } from "../../ui/filter-chip.tsx";
import type { ComboOption } from "../../ui/combo-box-state.ts";
import { Waiting } from "../../ui/waiting.tsx";
import type { LeadFilterFormProps } from "./lead-filter-form.tsx";
import { leadSearchAddress, type LeadSearch, withoutFilters } from "./lead-search.ts";
import { sourceName, statusName } from "./lead-words.ts";
import { useIsProfessional } from "./use-is-professional.ts";

type LeadFiltersProps = {
	search: LeadSearch;
	services: { slug: string; name: string }[];
	/** Names of what the address asks for. */
	service: string | null;
	place: ComboOption | null;
};

const dayName = (day: string) => formatDate(startOfIndianDay(day));

/** The filters at work, each with the search that is left without it. */
function activeFilters({ search, service, place }: LeadFiltersProps, hasSource: boolean) {
	const rest = { ...search, cursor: undefined };
	const { source, status, startDate, endDate, leadId } = search;
	return [
		hasSource && source && { label: sourceName(source), without: { ...rest, source: undefined } },
		service !== null && { label: service, without: { ...rest, service: undefined } },
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
	].filter((filter) => typeof filter === "object");
}

/**
 * For who has no scripts: the server writes the form into the page, and browsers with scripts never fetch it. Without
 * a Suspense around it, because React moves what is large in one to where only a script brings it back from.
 */
const WrittenForm = lazy(() => import("./lead-filter-form.tsx"));

/** The form is fetched when it is first opened; that failing is said, and the next press tries again. */
function useFilterForm() {
	const alert = useAlert();
	const [isOpen, setOpen] = useState(false);
	const [Form, setForm] = useState<ComponentType<LeadFilterFormProps> | null>(null);
	const open = async () => {
		setOpen(true);
		try {
			const fetched = await import("./lead-filter-form.tsx");
			setForm(() => fetched.default);
		} catch {
			setOpen(false);
			alert("danger", m["platform.error.offline"]());
		}
	};
	return { isOpen, Form, toggle: () => (isOpen ? setOpen(false) : void open()), close: () => setOpen(false) };
}

/** The row of filters; the form behind it opens in place, and stands open where no script can open it. */
export function LeadFilters(props: LeadFiltersProps) {
	const { search, services, place } = props;
	const chip = useRef<HTMLButtonElement>(null);
	const formId = useId();
	const navigate = useNavigate();
	const { isOpen, Form, toggle, close } = useFilterForm();
	// Everybody sees all sources; only professionals tell them apart. What they receive directly is of one source.
	const isProfessional = useIsProfessional();
	const hasSource = isProfessional && !(search.view === "received" && search.tab === "direct");
	const active = activeFilters(props, hasSource);

	const show = (asked: LeadSearch) => {
		close();
		chip.current?.focus();
		void navigate(leadSearchAddress(asked), { preventScrollReset: true });
	};
	const form = { search, services, place, hasSource, onSearch: show };
	return (
		<div className="grid gap-3 *:min-w-0">
			<FilterRow label={m["leads.filter.row"]()}>
				<FilterChip
					ref={chip}
					on={active.length > 0}
					aria-expanded={isOpen}
					aria-controls={formId}
					onClick={toggle}
				>
					{m["leads.filter.open"]()}
				</FilterChip>
				{active.map(({ label, without }) => (
					<ActiveFilter key={label} label={label} to={leadSearchAddress(without)} />
				))}
				{active.length > 1 && <ClearFilters to={leadSearchAddress(withoutFilters(search))} />}
			</FilterRow>
			<div id={formId} hidden={!isOpen}>
				{Form === null ? isOpen && <Waiting /> : <Form key={leadSearchAddress(search)} {...form} />}
			</div>
			<noscript>
				<WrittenForm {...form} />
			</noscript>
		</div>
	);
}
