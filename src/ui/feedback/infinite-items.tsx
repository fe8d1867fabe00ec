import type { InfiniteList } from "../../platform/infinite-list.ts";
import { Card } from "../layout/card.tsx";
import { Problem } from "./empty-state.tsx";
import { LoadMore } from "./load-more.tsx";
import { Skeleton } from "./skeleton.tsx";
import { SkeletonLine } from "./skeleton-line.tsx";

type InfiniteItemsProps<Item extends { _id: string }> = {
	/** Null until loaded. */
	list: InfiniteList<Item> | null;
	hasFailed: boolean;
	retry: () => void;
	more: () => Promise<unknown>;
	isBusy: boolean;
	/** The message if it failed to load. */
	failed: string;
	/** The skeleton of an entry. */
	skeletonLines: readonly React.ComponentProps<typeof SkeletonLine>["shape"][];
	/** Shown instead of an empty list. */
	empty: React.ReactNode;
	moreLabel?: string;
	/** The entries, at least one. */
	children: (items: Item[]) => React.ReactNode;
};

/** An infinite list, with what is shown while it loads, after a failure, and while it is empty. */
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
