import { m } from "../../paraglide/messages.js";
import { type InfiniteList, refreshFirstPage } from "../../platform/infinite-list.ts";
import { useInfiniteList } from "../../platform/web/use-infinite-list.ts";
import { partOnDemand } from "../../platform/web/part-on-demand.tsx";
import { useHydrated } from "../../platform/web/use-hydrated.ts";
import { ButtonLink } from "../../ui/form/button.tsx";
import { CardGrid } from "../../ui/layout/card.tsx";
import { EmptyState, Problem } from "../../ui/feedback/empty-state.tsx";
import { LoadMore } from "../../ui/feedback/load-more.tsx";
import { CardSkeletons } from "../../ui/feedback/skeleton.tsx";
import { useNextFocus } from "../../ui/feedback/use-next-focus.ts";
import type { JobAnswer, JobList } from "../job-board.contract.ts";
import { JobCard, jobLinkId } from "./job-card.tsx";
import { isFiltered, jobSearchAddress, type JobSearch, withoutFilters } from "./job-search.ts";
import { readJobs } from "./read-jobs.ts";
import type { JobChanges } from "./use-job-changes.ts";

const kept = new Map<string, InfiniteList<JobAnswer>>();

const JobListEvents = partOnDemand(() => import("./job-list-events.tsx"), {
	Instead: () => null,
	isExtra: true,
});

export type JobCardsProps = {
	search: JobSearch;
	serviceId: string | undefined;
	/** Identifies the list by its URL, and by the viewer if it depends on them. */
	name: string;
	/** When the page was loaded. */
	now: Date;
	/** The first page, if the server rendered it. */
	first: JobList | null;
	/** The first page is what a guest sees; the list loads it again for the viewer. */
	isReadAgain?: boolean;
	changes: JobChanges;
};

/** The required text mentions an area, so it only appears if the search has one. */
function emptyText({ service, stateName, pincode }: JobSearch): string {
	if (stateName !== undefined || pincode !== undefined) return m["job-board.list.empty"]();
	return service === undefined ? m["job-board.list.none_open"]() : m["job-board.list.none_service"]();
}

function NoJobs({ search }: { search: JobSearch }) {
	if (search.createdBy === "me" && !isFiltered(search)) {
		return (
			<EmptyState
				text={m["job-board.list.none_posted"]()}
				action={
					<ButtonLink to="/jobs/new" variant="act" icon="plus">
						{m["job-board.form.title"]()}
					</ButtonLink>
				}
			/>
		);
	}
	return (
		<EmptyState
			text={emptyText(search)}
			action={
				isFiltered(search) && (
					<ButtonLink to={jobSearchAddress(withoutFilters(search))}>{m["job-board.list.all"]()}</ButtonLink>
				)
			}
		/>
	);
}

/** The cards, or a placeholder while there are none. Give it another key for another name. */
export function JobCards({
	search,
	serviceId,
	name,
	now,
	first,
	isReadAgain = false,
	changes,
}: JobCardsProps) {
	const { list, hasFailed, retry, readAgain, more, isBusy } = useInfiniteList({
		name,
		kept,
		first: first && { items: first.jobs, nextCursor: first.nextCursor },
		read: (cursor, length) => readJobs(search, serviceId, cursor ?? search.cursor, length),
		focusId: jobLinkId,
		...(isReadAgain && { refresh: refreshFirstPage<JobAnswer> }),
	});
	const isHydrated = useHydrated();
	const { next, goOn } = useNextFocus<HTMLDivElement>();
	if (hasFailed) return <Problem text={m["job-board.list.failed"]()} onRetry={retry} />;
	if (list === null) return <CardSkeletons two />;
	const jobs = list.items.flatMap((job) => changes.see(job) ?? []);
	return (
		<div ref={next} tabIndex={-1} className="grid gap-6 outline-none *:min-w-0">
			{isReadAgain && <JobListEvents jobs={list.items} readAgain={readAgain} />}
			{jobs.length === 0 && list.nextCursor === null && <NoJobs search={search} />}
			{jobs.length > 0 && (
				<CardGrid two>
					{jobs.map((job) => (
						<JobCard key={job._id} job={job} now={now} take={changes.take} onRemoved={goOn} />
					))}
				</CardGrid>
			)}
			{list.nextCursor !== null &&
				(isHydrated ? (
					<LoadMore onClick={() => void more()} busy={isBusy} />
				) : (
					<LoadMore to={jobSearchAddress({ ...search, cursor: list.nextCursor })} />
				))}
		</div>
	);
}
