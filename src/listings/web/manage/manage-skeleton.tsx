import { Card } from "../../../ui/layout/card.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { SkeletonLine } from "../../../ui/feedback/skeleton-line.tsx";

function Head() {
	return (
		<div className="max-w-sm">
			<SkeletonLine shape="short" />
			<SkeletonLine shape="title" />
			<SkeletonLine shape="short" />
		</div>
	);
}

function Counters() {
	return (
		<div className="grid grid-cols-3 gap-3 md:gap-4">
			{["visits", "calls", "leads"].map((counter) => (
				<Card key={counter} className="max-md:p-3">
					<SkeletonLine shape="short" />
					<SkeletonLine shape="title" />
				</Card>
			))}
		</div>
	);
}

function Decision() {
	return (
		<Card>
			<SkeletonLine shape="short" />
			<SkeletonLine shape="button" />
		</Card>
	);
}

function Lines() {
	return (
		<div>
			<SkeletonLine shape="line" />
			<SkeletonLine shape="line" />
			<SkeletonLine shape="short" />
		</div>
	);
}

/** What is in the listing, with the two buttons below it. */
function Content() {
	return (
		<Card className="grid gap-3">
			<Lines />
			<div className="grid grid-cols-2 gap-2">
				<SkeletonLine shape="button" />
				<SkeletonLine shape="button" />
			</div>
		</Card>
	);
}

/** The skeleton of a listing's own page while it loads. */
export function ManageSkeleton() {
	return (
		<Skeleton className="grid gap-5">
			<Head />
			<Counters />
			<div className="grid gap-5 desk:grid-cols-2 desk:gap-8">
				<SkeletonLine shape="picture" className="rounded-lg" />
				<div className="grid content-start gap-4">
					<Decision />
					<Content />
				</div>
			</div>
		</Skeleton>
	);
}
