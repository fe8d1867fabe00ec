import { Card } from "../../../ui/layout/card.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { SkeletonLine } from "../../../ui/feedback/skeleton-line.tsx";

/** The skeleton of the page of offers. */
export function OffersSkeleton() {
	return (
		<Skeleton className="grid gap-6 desk:grid-cols-[1fr_22.5rem] desk:items-start desk:gap-8">
			<div className="grid gap-4">
				<SkeletonLine shape="title" />
				<SkeletonLine shape="short" />
				{["first", "second"].map((offer) => (
					<Card key={offer} className="grid gap-3">
						<div className="grid grid-cols-[auto_1fr] gap-3.5">
							<SkeletonLine shape="round" />
							<div>
								<SkeletonLine shape="title" />
								<SkeletonLine shape="short" />
							</div>
						</div>
						<SkeletonLine shape="line" />
						<SkeletonLine shape="button" />
					</Card>
				))}
			</div>
			<Card className="max-desk:hidden">
				<SkeletonLine shape="title" />
				<SkeletonLine shape="line" />
				<SkeletonLine shape="line" />
			</Card>
		</Skeleton>
	);
}
