import { Card } from "../../../ui/layout/card.tsx";
import { SkeletonLine, Skeleton } from "../../../ui/feedback/skeleton.tsx";

/** The skeleton of a listing's own page while it loads. */
export function ManageSkeleton() {
	return (
		<Skeleton className="grid gap-5">
			<div className="max-w-sm">
				<SkeletonLine shape="short" />
				<SkeletonLine shape="title" />
				<SkeletonLine shape="short" />
			</div>
			<div className="grid grid-cols-3 gap-3 md:gap-4">
				{["visits", "calls", "leads"].map((counter) => (
					<Card key={counter} className="max-md:p-3">
						<SkeletonLine shape="short" />
						<SkeletonLine shape="title" />
					</Card>
				))}
			</div>
			<div className="grid gap-5 desk:grid-cols-2 desk:gap-8">
				<SkeletonLine shape="picture" className="rounded-lg" />
				<div className="grid content-start gap-4">
					<Card>
						<SkeletonLine shape="short" />
						<SkeletonLine shape="button" />
					</Card>
					<Card className="grid gap-3">
						<div>
							<SkeletonLine shape="line" />
							<SkeletonLine shape="line" />
							<SkeletonLine shape="short" />
						</div>
						<div className="grid grid-cols-2 gap-2">
							<SkeletonLine shape="button" />
							<SkeletonLine shape="button" />
						</div>
					</Card>
				</div>
			</div>
		</Skeleton>
	);
}
