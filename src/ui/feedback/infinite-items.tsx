import type { InfiniteList } from "../../platform/infinite-list.ts";
import { Card } from "../layout/card.tsx";
import { Problem } from "./empty-state.tsx";
import { LoadMore } from "./load-more.tsx";
import { SkeletonLine, Skeleton } from "./skeleton.tsx";

type InfiniteItemsProps<Item extends { _id: string }> = {
	/** Null until it came. */
	list: InfiniteList<Item> | null;
	hasFailed: boolean;
	retry: () => void;
	more: () => Promise<unknown>;
	isBusy: boolean;
	/** Said where it could not be loaded. */
	failed: string;
	/** What each entry looks like while it is on its way. */
	skeletonLines: readonly React.ComponentProps<typeof SkeletonLine>["shape"][];
	/** Stands in the place of an empty list. */
	empty: React.ReactNode;
	moreLabel?: string;
	/** The entries, of which there is at least one. */
	children: (items: Item[]) => React.ReactNode;
};

/** A list that grows at its end, and what stands in its place while it is on its way, where that failed, and while it is empty. */
export function InfiniteItems<Item extends { _id: string }>(props: InfiniteItemsProps<Item>) {
	const { list, hasFailed, retry, more, isBusy, failed, skeletonLines, empty, moreLabel, children } = props;
	if (list === null)
		return hasFailed ? <Problem text={failed} onRetry={retry} /> : <EntrySkeleton shapes={skeletonLines} />;
	return (
		<>
			{list.items.length === 0 ? empty : children(list.items)}
			{list.nextCursor !== null && (
				<LoadMore {...(moreLabel && { label: moreLabel })} busy={isBusy} onClick={() => void more()} />
			)}
		</>
	);
}

function EntrySkeleton({ shapes }: { shapes: InfiniteItemsProps<never>["skeletonLines"] }) {
	return (
		<Skeleton className="grid gap-3">
			{Array.from({ length: 4 }, (_, place) => (
				<Card key={place}>
					{shapes.map((shape) => (
						<SkeletonLine key={shape} shape={shape} />
					))}
				</Card>
			))}
		</Skeleton>
	);
}
