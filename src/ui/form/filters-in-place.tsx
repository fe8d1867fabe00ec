import { type ComponentType, type ReactNode, useId, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { m } from "../../paraglide/messages.js";
import { useAlert } from "../feedback/alerts.tsx";
import { ActiveFilter, ClearFilters, FilterChip, FilterRow } from "./filter-chip.tsx";
import { Waiting } from "../feedback/waiting.tsx";

type FiltersInPlaceProps<Search, Fields> = {
	/** What is searched now. */
	search: Search;
	addressOf: (search: Search) => string;
	/** The filters at work, each with the search that is left without it. */
	active: { label: string; without: Search }[];
	/** The search that is left without any. */
	cleared: Search;
	/** Fetches the form, when it is first opened. */
	fetchForm: () => Promise<{ default: ComponentType<Fields & { onSearch: (asked: Search) => void }> }>;
	/**
	 * For who has no scripts: the server writes it into the page, and browsers with scripts never fetch it. A `lazy` one
	 * without a Suspense around it, because React moves what is large in one to where only a script brings it back from.
	 */
	Written: ComponentType<Fields & { onSearch: (asked: Search) => void }>;
	/** What both are given. */
	fields: Fields;
	/** Stands below. */
	children?: ReactNode;
};

/** The form is fetched when it is first opened; that failing is said, and the next press tries again. */
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
 * The row of a list's filters. The form behind it opens in place, keeps what is chosen in it until it is sent or another
 * search is shown, and stands open where no script can open it.
 */
export function FiltersInPlace<Search, Fields extends object>(props: FiltersInPlaceProps<Search, Fields>) {
	const { search, addressOf, active, cleared, fetchForm, Written, fields, children } = props;
	const chip = useRef<HTMLButtonElement>(null);
	const formId = useId();
	const navigate = useNavigate();
	const { isOpen, Form, toggle, close } = useFetchedForm(fetchForm);
	const show = (asked: Search) => {
		close();
		chip.current?.focus();
		void navigate(addressOf(asked), { preventScrollReset: true });
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
