import { Card } from "../../ui/layout/card.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { SkeletonLine } from "../../ui/feedback/skeleton-line.tsx";

/** Shown while a form loads. */
export function FormSkeleton() {
	return (
		<Skeleton>
			<Card className="grid gap-5">
				{[0, 1, 2, 3].map((place) => (
					<div key={place} className="grid gap-1.5">
						<SkeletonLine shape="short" />
						<SkeletonLine shape="button" />
					</div>
				))}
			</Card>
		</Skeleton>
	);
}
