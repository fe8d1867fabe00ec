import { m } from "../../paraglide/messages.js";
import { ButtonLink } from "../../ui/button.tsx";
import { CardGrid } from "../../ui/card.tsx";
import { EmptyState, Problem } from "../../ui/empty-state.tsx";
import { LoadMore } from "../../ui/load-more.tsx";
import { CardSkeletons } from "../../ui/skeleton.tsx";
import type { LeadList } from "../leads.contract.ts";
import { LeadCard } from "./lead-card.tsx";
import { leadSearchAddress, type LeadSearch } from "./lead-search.ts";
import { type LeadListIds, readLeads } from "./read-leads.ts";
import { useHydrated } from "./use-hydrated.ts";
import { useLeadList } from "./use-lead-list.ts";
import { useCallback } from "react";

type LeadCardsProps = {
	search: LeadSearch;
	ids: LeadListIds;
	/** The list's name; see useLeadList. */
	name: string;
	first: LeadList | null;
	now: Date;
};

/** The cards, and what stands in their place while there are none. */
export function LeadCards({ search, ids, name, first, now }: LeadCardsProps) {
	const { serviceId } = ids;
	const read = useCallback(
		(cursor?: string) => readLeads(search, { serviceId }, cursor),
		[search, serviceId],
	);
	const { list, hasFailed, retry, more, isBusy } = useLeadList({ name, first, read });
	const hydrated = useHydrated();
	if (list === null && hasFailed) return <Problem text={m["leads.list.failed"]()} onRetry={retry} />;
	if (list === null) return <CardSkeletons two />;
	if (list.items.length === 0) return <NoLeads search={search} />;
	return (
		<>
			<CardGrid two>
				{list.items.map((lead) => (
					<LeadCard key={lead._id} lead={lead} now={now} />
				))}
			</CardGrid>
			{list.nextCursor !== null &&
				(hydrated || search.view !== "open" ? (
					<LoadMore onClick={() => void more()} busy={isBusy} />
				) : (
					<LoadMore to={leadSearchAddress({ ...search, cursor: list.nextCursor })} />
				))}
		</>
	);
}

function NoLeads({ search }: { search: LeadSearch }) {
	return (
		<EmptyState
			text={m["leads.list.empty"]()}
			action={
				search.view === "own" ? (
					<ButtonLink to="/lead/new" variant="act">
						{m["leads.form.title"]()}
					</ButtonLink>
				) : (
					<ButtonLink to="/leads">{m["leads.list.all"]()}</ButtonLink>
				)
			}
		/>
	);
}
