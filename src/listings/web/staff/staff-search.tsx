import { type ReactNode, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { viewerOf } from "../../../accounts/web/viewer-of.ts";
import { m } from "../../../paraglide/messages.js";
import type { Viewer } from "../../../platform/access.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { dialogOnDemand } from "../../../ui/dialog-on-demand.tsx";
import { Problem } from "../../../ui/empty-state.tsx";
import { StaffScreen } from "../../../ui/staff-screen.tsx";
import type { ListingDetails } from "../../listing-answers.ts";
import { maySearchByMobile } from "../../listings.policy.ts";
import { ReadySearches } from "./ready-searches.tsx";
import { hasFilter, readStaffFilters, type StaffFilters, staffSearchLink } from "./staff-filters.ts";
import { StaffFilterRow } from "./staff-filter-row.tsx";
import { StaffResults } from "./staff-results.tsx";
import { type FilterChoices, useFilterChoices } from "./use-filter-choices.ts";

const FilterDialog = dialogOnDemand(() => import("./staff-filter-dialog.tsx"));

/** What the address asks for; somebody who may not search by mobile does not, whatever the history says. */
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

/** What somebody is looked for, as a wing above knows it. */
export type SearchAim = {
	title: string;
	lead: string;
	/** Stands above the list. */
	about: ReactNode;
	/** The search that it begins with; null while what it is for is not known. */
	filtersFor: (places: FilterChoices["places"]) => StaffFilters | null;
};

type StaffSearchProps = {
	user: { _id: string } & Pick<Viewer, "role">;
	/** What wings above can do with a listing; see StaffCard. */
	renderMore?: (listing: ListingDetails, titleId: string) => ReactNode;
	aim?: SearchAim;
};

/** What is searched by: what the address asks for, or else what an aim begins with; null while that is not known. */
function useSearched(hasMobile: boolean, aim: SearchAim | undefined) {
	const asked = useStaffFilters(hasMobile);
	const { choices, hasFailed, retry } = useFilterChoices();
	const isFirst = aim !== undefined && !hasFilter(asked);
	const begun = isFirst && choices !== null ? aim.filtersFor(choices.places) : null;
	return {
		asked,
		filters: isFirst ? begun : asked,
		isFirst,
		choices,
		hasFailed: isFirst && hasFailed,
		retry,
	};
}

/**
 * Finds listings by what staff know of them; without a filter it offers the searches of every day, or with an aim the
 * search that fits it.
 */
export function StaffSearch({ user, renderMore, aim }: StaffSearchProps) {
	const [isFiltering, setFiltering] = useState(false);
	const navigate = useNavigate();
	const hasMobile = maySearchByMobile(viewerOf(user));
	const { asked, filters, isFirst, choices, hasFailed, retry } = useSearched(hasMobile, aim);

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
					filters={filters ?? asked}
					hasMobile={hasMobile}
					onSearch={search}
					onClose={() => setFiltering(false)}
				/>
			)}
		</StaffScreen>
	);
}
