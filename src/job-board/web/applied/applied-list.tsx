import { useArrived, useNotifiedSince } from "../../../notifications/web/use-live-events.ts";
import { m } from "../../../paraglide/messages.js";
import { type InfiniteList, refreshFirstPage } from "../../../platform/infinite-list.ts";
import { useInfiniteList } from "../../../platform/web/use-infinite-list.ts";
import { ButtonLink } from "../../../ui/form/button.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { LoadMore } from "../../../ui/feedback/load-more.tsx";
import { useNextFocus } from "../../../ui/feedback/use-next-focus.ts";
import { concernsJob } from "../concerns-job.ts";
import { AppliedCard, appliedLinkId } from "./applied-card.tsx";
import { type AppliedJob, readApplied } from "./read-applied.ts";

const kept = new Map<string, InfiniteList<AppliedJob>>();

function NoApplications() {
	return (
		<EmptyState
			title={m["job-board.applied.none_title"]()}
			text={m["job-board.applied.none"]()}
			action={
				<ButtonLink to="/jobs" variant="act" icon="search">
					{m["job-board.applied.find"]()}
				</ButtonLink>
			}
		/>
	);
}

type AppliedListProps = {
	userId: string;
	first: InfiniteList<AppliedJob>;
	readAt: Date;
};

/** The viewer's applications from the first page on. Give it another key for another person. */
export function AppliedList({ userId, first, readAt }: AppliedListProps) {
	const { list, setList, readAgain, more, isBusy } = useInfiniteList({
		name: `applied|${userId}`,
		// On return the list is as long as before, with a fresh first page.
		kept: {
			get: (place) => {
				const shown = kept.get(place);
				return shown && refreshFirstPage(shown, first);
			},
			set: (place, shown) => kept.set(place, shown),
		},
		first,
		read: readApplied,
		focusId: appliedLinkId,
	});
	const { next, goOn } = useNextFocus<HTMLDivElement>();
	const { items, nextCursor } = list ?? first;
	const isShown = (jobId: string) => items.some(({ _id }) => _id === jobId);
	useArrived((arrived) => {
		if (concernsJob(arrived, isShown)) readAgain();
	});
	useNotifiedSince(readAt, (notifications) => {
		if (concernsJob({ notifications, touched: [] }, isShown)) readAgain();
	});
	const takeAway = (jobId: string) => {
		setList((shown) => shown && { ...shown, items: shown.items.filter(({ _id }) => _id !== jobId) });
		goOn();
	};
	return (
		<div ref={next} tabIndex={-1} className="grid gap-6 outline-none *:min-w-0">
			{items.length === 0 && nextCursor === null && <NoApplications />}
			{items.length > 0 && (
				<ul className="grid gap-3">
					{items.map((job) => (
						<AppliedCard key={job._id} job={job} onWithdrawn={() => takeAway(job._id)} />
					))}
				</ul>
			)}
			{nextCursor !== null && <LoadMore onClick={() => void more()} busy={isBusy} />}
		</div>
	);
}
