import { type ReactNode, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { viewerOf } from "../../../accounts/web/viewer-of.ts";
import { m } from "../../../paraglide/messages.js";
import type { Viewer } from "../../../platform/access.ts";
import { Button, ButtonLink } from "../../../ui/form/button.tsx";
import { dialogOnDemand } from "../../../ui/overlay/dialog-on-demand.tsx";
import { Problem } from "../../../ui/feedback/empty-state.tsx";
import { StaffScreen } from "../../../ui/layout/staff-screen.tsx";
import type { StaffListing } from "../../listing-answers.ts";
import { maySearchByMobile } from "../../listings.policy.ts";
import { ReadySearches } from "./ready-searches.tsx";
import { hasFilter, readStaffFilters, type StaffFilters, staffSearchLink } from "./staff-filters.ts";
import { StaffFilterRow } from "./staff-filter-row.tsx";
import { StaffResults } from "./staff-results.tsx";
import { type FilterChoices, useFilterChoices } from "./use-filter-choices.ts";

const FilterDialog = dialogOnDemand(() => import("./staff-filter-dialog.tsx"));

/**
 * The filters in the address. The mobile is ignored for viewers who may not search by it, even in the history state.
 */
function useStaffFilters(hasMobile: boolean): StaffFilters {
	const { search, state } = useLocation();
	const filters = readStaffFilters(new URLSearchParams(search), state);
	return hasMobile ? filters : { ...filters, mobile: undefined };
}

type HeadProps = { aim: SearchAim | undefined; onFilter: () => void };

function HeadActions({ aim, onFilter }: HeadProps) {
	return (
		<div className="flex flex-wrap items-center gap-x-4 gap-y-1">
			{aim === undefined && (
				<ButtonLink to="/add-service" variant="text" size="lg" icon="plus">
					{m["listings.staff.onboard"]()}
				</ButtonLink>
			)}
			<Button variant="act" size="lg" icon="sliders-horizontal" onClick={onFilter}>
				{m["listings.staff.filter"]()}
			</Button>
		</div>
	);
}

/** The purpose of a search, as a module above knows it. */
export type SearchAim = {
	title: string;
	lead: string;
	/** Shown above the list. */
	about: ReactNode;
	/** The initial search; null until its purpose has loaded. */
	filtersFor: (places: FilterChoices["places"]) => StaffFilters | null;
};

type StaffSearchProps = {
	user: { _id: string } & Pick<Viewer, "role">;
	/** The actions of modules above for a listing; see StaffCard. */
	renderMore?: (listing: StaffListing, titleId: string) => ReactNode;
	aim?: SearchAim;
};

/** The filters of the address, otherwise the initial search of the aim; null until that is known. */
function useSearched(hasMobile: boolean, aim: SearchAim | undefined) {
	const addressFilters = useStaffFilters(hasMobile);
	const { choices, hasFailed, retry } = useFilterChoices();
	const isFirst = aim !== undefined && !hasFilter(addressFilters);
	const initial = isFirst && choices !== null ? aim.filtersFor(choices.places) : null;
	return {
		addressFilters,
		filters: isFirst ? initial : addressFilters,
		isFirst,
		choices,
		hasFailed: isFirst && hasFailed,
		retry,
	};
}

/**
 * The staff's search for listings. Without a filter it offers the most common searches or, with an aim, the search that
 * fits it.
 */
export function StaffSearch({ user, renderMore, aim }: StaffSearchProps) {
	const [isFiltering, setFiltering] = useState(false);
	const navigate = useNavigate();
	const hasMobile = maySearchByMobile(viewerOf(user));
	const { addressFilters, filters, isFirst, choices, hasFailed, retry } = useSearched(hasMobile, aim);

	const search = (chosen: StaffFilters) => {
		setFiltering(false);
		const link = staffSearchLink(chosen);
		void navigate(link.to, { state: link.state });
	};
	return (
		<StaffScreen
			title={aim?.title ?? m["listings.staff.title"]()}
			lead={aim?.lead ?? m["listings.staff.lead"]()}
			actions={<HeadActions aim={aim} onFilter={() => setFiltering(true)} />}
		>
			{aim?.about}
			{hasFailed && <Problem text={m["listings.staff.choices_failed"]()} onRetry={retry} />}
			{filters !== null && !hasFilter(filters) && <ReadySearches />}
			{filters !== null && hasFilter(filters) && (
				<>
					<StaffFilterRow filters={filters} choices={choices} isFirst={isFirst} />
					<StaffResults
						key={`${user._id} ${staffSearchLink(filters).to} ${filters.mobile}`}
						filters={filters}
						viewerId={user._id}
						renderMore={renderMore}
					/>
				</>
			)}
			{isFiltering && (
				<FilterDialog
					filters={filters ?? addressFilters}
					hasMobile={hasMobile}
					onSearch={search}
					onClose={() => setFiltering(false)}
				/>
			)}
		</StaffScreen>
	);
}
