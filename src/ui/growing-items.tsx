import type { GrowingList } from "../platform/growing-list.ts";
import { Card } from "./card.tsx";
import { Problem } from "./empty-state.tsx";
import { LoadMore } from "./load-more.tsx";
import { Bone, Skeleton } from "./skeleton.tsx";

type GrowingItemsProps<Item extends { _id: string }> = {
	/** Null until it came. */
	list: GrowingList<Item> | null;
	hasFailed: boolean;
	retry: () => void;
	more: () => Promise<unknown>;
	isBusy: boolean;
	/** Said where it could not be loaded. */
	failed: string;
	/** What each entry looks like while it is on its way. */
	bones: readonly React.ComponentProps<typeof Bone>["shape"][];
	/** Stands in the place of an empty list. */
	empty: React.ReactNode;
	moreLabel?: string;
	/** The entries, of which there is at least one. */
	children: (items: Item[]) => React.ReactNode;
};

/** A list that grows at its end, and what stands in its place while it is on its way, where that failed, and while it is empty. */
export function GrowingItems<Item extends { _id: string }>(props: GrowingItemsProps<Item>) {
	const { list, hasFailed, retry, more, isBusy, failed, bones, empty, moreLabel, children } = props;
	if (list === null)
		return hasFailed ? <Problem text={failed} onRetry={retry} /> : <EntryBones shapes={bones} />;
	return (
		<>
			{list.items.length === 0 ? empty : children(list.items)}
			{list.nextCursor !== null && (
				<LoadMore {...(moreLabel && { label: moreLabel })} busy={isBusy} onClick={() => void more()} />
			)}
		</>
	);
}

function EntryBones({ shapes }: { shapes: GrowingItemsProps<never>["bones"] }) {
	return (
		<Skeleton className="grid gap-3">
			{Array.from({ length: 4 }, (_, place) => (
				<Card key={place}>
					{shapes.map((shape) => (
						<Bone key={shape} shape={shape} />
					))}
				</Card>
			))}
		</Skeleton>
	);
}
