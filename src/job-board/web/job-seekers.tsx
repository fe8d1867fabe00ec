import { useState } from "react";
import { m } from "../../paraglide/messages.js";
import type { InfiniteList } from "../../platform/infinite-list.ts";
import { ApiFailure, apiOf } from "../../platform/web/call-api.ts";
import { useInfiniteList } from "../../platform/web/use-infinite-list.ts";
import { Card } from "../../ui/layout/card.tsx";
import { Problem } from "../../ui/feedback/empty-state.tsx";
import { LoadMore } from "../../ui/feedback/load-more.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { SkeletonLine } from "../../ui/feedback/skeleton-line.tsx";
import type { JobBoardApi, Seeker } from "../job-board.contract.ts";
import { CallLink } from "./call-link.tsx";

const call = apiOf<JobBoardApi>();
const kept = new Map<string, InfiniteList<Seeker>>();
const linkId = (seekerId: string) => `seeker-${seekerId}`;

/**
 * People who look for such work there and allow employers to call them. The job's creator sees their numbers, managers
 * see them masked. Give it another key for another job or viewer.
 */
export default function JobSeekers({ viewerId, jobId }: { viewerId: string; jobId: string }) {
	/** Why the list is refused today, in the server's words. A retry would not help. */
	const [refusal, setRefusal] = useState<string | null>(null);
	const { list, hasFailed, retry, more, isBusy } = useInfiniteList({
		name: `${jobId}|${viewerId}`,
		kept,
		first: null,
		async read(cursor) {
			try {
				const { seekers, nextCursor } = await call("GET /api/jobs/:id/seekers", {
					params: { id: jobId },
					query: { cursor },
				});
				return { items: seekers, nextCursor };
			} catch (failure) {
				const isRefused = failure instanceof ApiFailure && failure.status === 429;
				if (!isRefused || cursor !== undefined) throw failure;
				setRefusal(failure.message);
				return { items: [], nextCursor: null };
			}
		},
		focusId: linkId,
	});
	if (hasFailed) return <Problem text={m["job-board.seekers.failed"]()} onRetry={retry} />;
	return (
		<Card as="section" aria-labelledby="seekers" className="grid gap-3.5">
			<div>
				<h2 id="seekers" className="text-lg">
					{m["job-board.seekers.title"]()}
				</h2>
				<p className="text-ink-soft">
					{list?.items.length === 0
						? (refusal ?? m["job-board.seekers.none"]())
						: m["job-board.seekers.lead"]()}
				</p>
			</div>
			{list === null && (
				<Skeleton>
					<SkeletonLine shape="title" />
					<SkeletonLine shape="button" />
				</Skeleton>
			)}
			{list !== null && list.items.length > 0 && (
				<ul className="grid gap-x-8 gap-y-3 *:min-w-0 desk:grid-cols-2">
					{list.items.map(({ _id, name, mobile }) => (
						<li key={_id} className="flex flex-wrap items-center justify-between gap-2">
							<span className="min-w-0 flex-1 basis-32 [overflow-wrap:anywhere]">{name}</span>
							<CallLink id={linkId(_id)} name={name} mobile={mobile} />
						</li>
					))}
				</ul>
			)}
			{list !== null && list.nextCursor !== null && <LoadMore onClick={() => void more()} busy={isBusy} />}
		</Card>
	);
}
