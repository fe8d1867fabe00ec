import { type ReactNode, useCallback } from "react";
import { m } from "../../../paraglide/messages.js";
import { ButtonLink } from "../../../ui/form/button.tsx";
import { CardGrid } from "../../../ui/layout/card.tsx";
import { EmptyState, Problem } from "../../../ui/feedback/empty-state.tsx";
import { LoadMore } from "../../../ui/feedback/load-more.tsx";
import { CardSkeletons } from "../../../ui/feedback/skeleton.tsx";
import type { LeadAnswer, LeadList } from "../../leads.contract.ts";
import { useSession } from "../../../accounts/web/session.tsx";
import { partOnDemand } from "../../../platform/web/part-on-demand.tsx";
import { LeadCard } from "./lead-card.tsx";
import { SavedNote } from "../details/saved-parts.ts";
import { hasFilter, leadSearchAddress, type LeadSearch, withoutFilters } from "./lead-search.ts";
import { type LeadListIds, readLeads } from "./read-leads.ts";
import { useHydrated } from "../../../platform/web/use-hydrated.ts";
import { useLeadList } from "./use-lead-list.ts";

/** Loaded later, because it shows only leads that arrive later. */
const NewLeads = partOnDemand(() => import("./new-leads.tsx"), { Instead: () => null, isExtra: true });

export type LeadCardsProps = {
	search: LeadSearch;
	ids: LeadListIds;
	/** The list's name; see useLeadList. */
	name: string;
	first: LeadList | null;
	/** The first page is the public view and is loaded again as the viewer. */
	isReadAgain?: boolean;
	now: Date;
	/** The text of an empty list without filters; by default, that there are no open leads. */
	emptyText?: string;
	/** The viewer's actions; `change` receives the lead from their responses. */
	renderMore?: (lead: LeadAnswer, change: (changed: LeadAnswer) => void) => ReactNode;
};

/** Not a grid, because the announcement of new leads sticks to the top while the list scrolls. */
const List = (props: { children: ReactNode }) => <div className="flex flex-col gap-6 *:min-w-0" {...props} />;

/** The cards, or what is shown if there are none. */
export function LeadCards({
	search,
	ids,
	name,
	first,
	isReadAgain = false,
	now,
	emptyText,
	renderMore,
}: LeadCardsProps) {
	const { serviceId, choiceId } = ids;
	const read = useCallback(
		(cursor?: string) => readLeads(search, { serviceId, choiceId }, cursor ?? search.cursor),
		[search, serviceId, choiceId],
	);
	const { list, savedAt, readAgain, isReturn, hasFailed, retry, more, isBusy, change, begin } = useLeadList({
		name,
		first,
		isReadAgain,
		read,
	});
	const hydrated = useHydrated();
	const { user } = useSession();
	if (list === null && hasFailed) return <Problem text={m["leads.list.failed"]()} onRetry={retry} />;
	if (list === null) return <CardSkeletons two />;
	const newLeads = (user !== null || isReturn) && (
		<NewLeads
			search={search}
			ids={ids}
			since={now}
			shown={list.items}
			beginning={isReturn ? first : "as shown"}
			begin={begin}
		/>
	);
	const savedNote = savedAt !== undefined && <SavedNote savedAt={savedAt} reload={readAgain} />;
	if (list.items.length === 0) {
		return (
			<List>
				{savedNote}
				{newLeads}
				<NoLeads search={search} text={emptyText} />
			</List>
		);
	}
	return (
		<List>
			{savedNote}
			{newLeads}
			<CardGrid two>
				{list.items.map((lead) => (
					<LeadCard key={lead._id} lead={lead} now={now} more={renderMore?.(lead, change)} />
				))}
			</CardGrid>
			{list.nextCursor !== null &&
				(hydrated || search.view !== "open" ? (
					<LoadMore onClick={() => void more()} busy={isBusy} />
				) : (
					<LoadMore to={leadSearchAddress({ ...search, cursor: list.nextCursor })} />
				))}
		</List>
	);
}

function NoLeads({ search, text = m["leads.list.none_open"]() }: { search: LeadSearch; text?: string }) {
	const { view, cursor } = search;
	if (hasFilter(search)) {
		return (
			<EmptyState
				text={m["leads.list.empty"]()}
				action={
					<ButtonLink to={leadSearchAddress(withoutFilters(search))}>{m["leads.list.clear"]()}</ButtonLink>
				}
			/>
		);
	}
	if (view === "open" && cursor === undefined) return <EmptyState text={text} />;
	return (
		<EmptyState
			text={cursor === undefined ? text : m["leads.list.none_more"]()}
			action={
				view === "own" ? (
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
