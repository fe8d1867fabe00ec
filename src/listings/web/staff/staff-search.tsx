import { type ReactNode, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { viewerOf } from "../../../accounts/web/viewer-of.ts";
import { m } from "../../../paraglide/messages.js";
import type { Viewer } from "../../../platform/access.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { dialogOnDemand } from "../../../ui/dialog-on-demand.tsx";
import { Page, PageHead } from "../../../ui/page.tsx";
import type { ListingDetails } from "../../listing-answers.ts";
import { maySearchByMobile } from "../../listings.policy.ts";
import { ReadySearches } from "./ready-searches.tsx";
import { hasFilter, readStaffFilters, type StaffFilters, staffSearchLink } from "./staff-filters.ts";
import { StaffFilterRow } from "./staff-filter-row.tsx";
import { StaffResults } from "./staff-results.tsx";
import { useFilterChoices } from "./use-filter-choices.ts";

const FilterDialog = dialogOnDemand(() => import("./staff-filter-dialog.tsx"));

/** What the address asks for; somebody who may not search by mobile does not, whatever the history says. */
function useStaffFilters(hasMobile: boolean): StaffFilters {
	const { search, state } = useLocation();
	const filters = readStaffFilters(new URLSearchParams(search), state);
	return hasMobile ? filters : { ...filters, mobile: undefined };
}

function HeadActions({ onFilter }: { onFilter: () => void }) {
	return (
		<div className="flex flex-wrap items-center gap-x-4 gap-y-1">
			<ButtonLink to="/add-service" variant="text" size="lg" icon="plus">
				{m["listings.staff.onboard"]()}
			</ButtonLink>
			<Button variant="act" size="lg" icon="sliders-horizontal" onClick={onFilter}>
				{m["listings.staff.filter"]()}
			</Button>
		</div>
	);
}

type StaffSearchProps = {
	user: { _id: string } & Pick<Viewer, "role">;
	/** What wings above can do with a listing; see StaffCard. */
	renderMore?: (listing: ListingDetails, titleId: string) => ReactNode;
};

/** Finds listings by what staff know of them; without a filter it offers the searches of every day. */
export function StaffSearch({ user, renderMore }: StaffSearchProps) {
	const [isFiltering, setFiltering] = useState(false);
	const navigate = useNavigate();
	const hasMobile = maySearchByMobile(viewerOf(user));
	const filters = useStaffFilters(hasMobile);
	const { choices } = useFilterChoices();
	const { to, state } = staffSearchLink(filters);

	const search = (asked: StaffFilters) => {
		setFiltering(false);
		const link = staffSearchLink(asked);
		void navigate(link.to, { state: link.state });
	};
	return (
		<Page>
			<PageHead
				title={m["listings.staff.title"]()}
				lead={m["listings.staff.lead"]()}
				actions={<HeadActions onFilter={() => setFiltering(true)} />}
			/>
			{hasFilter(filters) ? (
				<>
					<StaffFilterRow filters={filters} choices={choices} />
					<StaffResults
						key={`${user._id} ${to} ${state?.mobile}`}
						filters={filters}
						viewerId={user._id}
						renderMore={renderMore}
					/>
				</>
			) : (
				<ReadySearches />
			)}
			{isFiltering && (
				<FilterDialog
					filters={filters}
					hasMobile={hasMobile}
					onSearch={search}
					onClose={() => setFiltering(false)}
				/>
			)}
		</Page>
	);
}
