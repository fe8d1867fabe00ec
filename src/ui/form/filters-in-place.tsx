import { type ComponentType, type ReactNode, useId, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { m } from "../../paraglide/messages.js";
import { useAlert } from "../feedback/alerts.tsx";
import { ActiveFilter, ClearFilters, FilterChip, FilterRow, OfferedFilter } from "./filter-chip.tsx";
import { Waiting } from "../feedback/waiting.tsx";

type FiltersInPlaceProps<Search, Fields> = {
	/** The current search. */
	search: Search;
	addressOf: (search: Search) => string;
	/** The active filters, each with the search that remains without it. */
	active: { label: string; without: Search }[];
	/** Filters that are offered next to the active ones, each with the search that has it. */
	offered?: { label: string; search: Search }[];
	/** The search without filters. */
	cleared: Search;
	/** Loads the form when it is first opened. */
	fetchForm: () => Promise<{ default: ComponentType<Fields & { onSearch: (next: Search) => void }> }>;
	/**
	 * For browsers without scripts: the server renders it into the page, and browsers with scripts never load it.
	 * `lazy` without a Suspense around it, because React moves large content of a Suspense to where only a script
	 * brings it back from.
	 */
	Written: ComponentType<Fields & { onSearch: (next: Search) => void }>;
	/** The props of both. */
	fields: Fields;
	/** Shown below. */
	children?: ReactNode;
};

/** The form loads when it is first opened; a failure is shown, and the next press tries again. */
function useFetchedForm<Form>(fetchForm: () => Promise<{ default: Form }>) {
	const alert = useAlert();
	const [isOpen, setOpen] = useState(false);
	const [fetched, setFetched] = useState<{ Form: Form } | null>(null);
	const open = async () => {
		setOpen(true);
		alert.clear();
		try {
			setFetched({ Form: (await fetchForm()).default });
		} catch {
			setOpen(false);
			alert("danger", m["platform.error.offline"]());
		}
	};
	return {
		isOpen,
		Form: fetched?.Form ?? null,
		toggle: () => (isOpen ? setOpen(false) : void open()),
		close: () => setOpen(false),
	};
}

/**
 * The row of a list's filters. The form opens in place, keeps its values until it is submitted or another search is
 * shown, and is always open without scripts.
 */
export function FiltersInPlace<Search, Fields extends object>(props: FiltersInPlaceProps<Search, Fields>) {
	const { search, addressOf, active, offered = [], cleared, fetchForm, Written, fields, children } = props;
	const chip = useRef<HTMLButtonElement>(null);
	const formId = useId();
	const navigate = useNavigate();
	const { isOpen, Form, toggle, close } = useFetchedForm(fetchForm);
	const show = (next: Search) => {
		close();
		chip.current?.focus();
		void navigate(addressOf(next), { preventScrollReset: true });
	};
	return (
		<div className="grid gap-3 *:min-w-0">
			<FilterRow label={m["ui.filters"]()}>
				<FilterChip
					ref={chip}
					on={active.length > 0}
					aria-expanded={isOpen}
					aria-controls={formId}
					onClick={toggle}
				>
					{m["ui.filter"]()}
				</FilterChip>
				{active.map(({ label, without }) => (
					<ActiveFilter key={label} label={label} to={addressOf(without)} />
				))}
				{offered.map((one) => (
					<OfferedFilter key={one.label} label={one.label} to={addressOf(one.search)} />
				))}
				{active.length > 1 && <ClearFilters to={addressOf(cleared)} />}
			</FilterRow>
			<div id={formId} hidden={!isOpen}>
				{Form === null ? isOpen && <Waiting /> : <Form key={addressOf(search)} {...fields} onSearch={show} />}
			</div>
			<noscript>
				<Written {...fields} onSearch={show} />
			</noscript>
			{children}
		</div>
	);
}
