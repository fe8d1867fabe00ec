import { useRevalidator } from "react-router";
import { newestOf } from "../../../listings/web/staff/staff-list.ts";
import { m } from "../../../paraglide/messages.js";
import { type InfiniteList, refreshFirstPage } from "../../../platform/infinite-list.ts";
import { apiOf } from "../../../platform/web/call-api.ts";
import { useInfiniteList } from "../../../platform/web/use-infinite-list.ts";
import { EmptyState, Problem } from "../../../ui/feedback/empty-state.tsx";
import { LoadMore } from "../../../ui/feedback/load-more.tsx";
import { CardSkeletons } from "../../../ui/feedback/skeleton.tsx";
import { CardGrid } from "../../../ui/layout/card.tsx";
import type { ModerationApi, ReviewView, StaffReview } from "../../moderation.contract.ts";
import { reviewsPerPage } from "../../review.ts";
import { StaffReviewCard } from "./staff-review-card.tsx";
import { staffReviewId, viewWords } from "./staff-words.ts";

const call = apiOf<ModerationApi>();
/** The server's maximum page size. */
const longestPage = 50;
const kept = newestOf<InfiniteList<StaffReview>>(5);

type StaffReviewListProps = {
	view: ReviewView;
	/** Only this review, for example one that was reported; null for the whole list. */
	review: string | null;
	viewerId: string;
};

/** A list of reviews for managers, the latest change first. Give each list and viewer their own key. */
export function StaffReviewList({ view, review, viewerId }: StaffReviewListProps) {
	const { revalidate } = useRevalidator();
	const { list, setList, hasFailed, retry, more, isBusy, readAgain } = useInfiniteList({
		name: `${viewerId} ${review ?? view}`,
		kept,
		first: null,
		read: async (cursor?: string, length = 0) => {
			const page =
				cursor === undefined
					? { limit: Math.min(longestPage, Math.max(reviewsPerPage, length)) }
					: { cursor };
			const answer = await call("GET /api/reviews", {
				query: { view, review: review ?? undefined, ...page },
			});
			return { items: answer.reviews, nextCursor: answer.nextCursor };
		},
		focusId: staffReviewId,
		refresh: refreshFirstPage,
	});
	if (hasFailed) return <Problem text={m["reviews.staff.failed"]()} onRetry={retry} />;
	if (list === null) return <CardSkeletons two />;
	const replace = (changed: StaffReview) => {
		setList(
			(shown) =>
				shown && {
					...shown,
					items: shown.items.map((one) => (one._id === changed._id ? changed : one)),
				},
		);
		// The menu of the back office counts what waits for a decision.
		void revalidate();
	};
	return (
		<div className="grid gap-6">
			{list.items.length === 0 && (
				<EmptyState text={review === null ? viewWords[view].none() : m["reviews.error.none"]()} />
			)}
			{list.items.length > 0 && (
				<CardGrid two>
					{list.items.map((one) => (
						<StaffReviewCard key={one._id} review={one} onDecided={replace} onRefused={readAgain} />
					))}
				</CardGrid>
			)}
			{list.nextCursor !== null && <LoadMore onClick={() => void more()} busy={isBusy} />}
		</div>
	);
}
