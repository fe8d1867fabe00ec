import type { ReactNode } from "react";
import { m } from "../../../paraglide/messages.js";
import { ButtonLink } from "../../../ui/form/button.tsx";
import { CardGrid } from "../../../ui/layout/card.tsx";
import { EmptyState, Problem } from "../../../ui/feedback/empty-state.tsx";
import { LoadMore } from "../../../ui/feedback/load-more.tsx";
import { CardSkeletons } from "../../../ui/feedback/skeleton.tsx";
import type { StaffListing } from "../../listing-answers.ts";
import { StaffCard } from "./staff-card.tsx";
import { type StaffFilters, staffSearchLink, widerSearch } from "./staff-filters.ts";
import { useStaffList } from "./use-staff-list.ts";

type StaffResultsProps = {
	filters: StaffFilters;
	/** Two people who use the same computer one after the other never see each other's list. */
	viewerId: string;
	/** The actions of modules above for a listing; see StaffCard. */
	renderMore?: (listing: StaffListing, titleId: string) => ReactNode;
};

/** No results: offers another search or, for a lead, a slightly wider one. */
function NoResults({ filters }: { filters: StaffFilters }) {
	const wider = filters.lead === undefined ? null : widerSearch(filters);
	const widened =
		filters.goToLocation === undefined ? m["listings.staff.any_choice"]() : m["listings.staff.all_places"]();
	return (
		<EmptyState
			title={m["listings.staff.none"]()}
			text={m["listings.staff.none_text"]()}
			action={
				<ButtonLink {...staffSearchLink(wider ?? { lead: filters.lead })} variant="act">
					{wider === null ? m["listings.staff.all_filters_off"]() : widened}
				</ButtonLink>
			}
		/>
	);
}

/** The listings that a search found, with the actions of staff. Remount it for another search. */
export function StaffResults({ filters, viewerId, renderMore }: StaffResultsProps) {
	const { list, hasFailed, retry, more, isBusy, replace } = useStaffList(filters, viewerId);
	if (hasFailed) return <Problem text={m["listings.staff.failed"]()} onRetry={retry} />;
	if (list === null) return <CardSkeletons picture />;
	const { professionals, nextCursor } = list;
	if (professionals.length === 0) {
		return <NoResults filters={filters} />;
	}
	const count = professionals.length;
	return (
		<>
			<p aria-live="polite" className="text-ink-soft tabular-nums">
				{nextCursor === null
					? m["listings.staff.found"]({ count })
					: m["listings.staff.found_more"]({ count })}
			</p>
			<CardGrid>
				{professionals.map((listing) => (
					<StaffCard key={listing._id} listing={listing} onChanged={replace} renderMore={renderMore} />
				))}
			</CardGrid>
			{nextCursor !== null && <LoadMore onClick={() => void more()} busy={isBusy} />}
		</>
	);
}
