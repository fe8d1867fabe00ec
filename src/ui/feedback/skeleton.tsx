import { m } from "../../paraglide/messages.js";
import { Card, CardGrid } from "../layout/card.tsx";
import { SkeletonLine } from "./skeleton-line.tsx";

/** Wraps skeleton lines: visible after 300 ms; screen readers announce "Loading" instead. */
export function Skeleton({ className = "", children }: { className?: string; children: React.ReactNode }) {
	return (
		<div className="animate-appear">
			<output className="sr-only">{m["ui.loading"]()}</output>
			<div aria-hidden="true" className={className}>
				{children}
			</div>
		</div>
	);
}

function CardSkeleton({ picture }: { picture: boolean }) {
	return (
		<Card as="li" flush={picture}>
			{picture && <SkeletonLine shape="picture" />}
			<div className={`grid gap-3 ${picture ? "p-4 desk:p-5" : ""}`}>
				<div className={picture ? "" : "grid grid-cols-[auto_1fr] gap-3.5"}>
					{!picture && <SkeletonLine shape="round" />}
					<div>
						<SkeletonLine shape="title" />
						<SkeletonLine shape="short" />
					</div>
				</div>
				<div>
					<SkeletonLine shape="line" />
					<SkeletonLine shape="line" />
				</div>
				<div className="grid grid-cols-2 gap-2">
					<SkeletonLine shape="button" />
					<SkeletonLine shape="button" />
				</div>
			</div>
		</Card>
	);
}

/** The skeleton of a list of cards. */
export function CardSkeletons({
	count = 6,
	picture = false,
	two = false,
}: {
	count?: number;
	picture?: boolean;
	two?: boolean;
}) {
	return (
		<Skeleton>
			<CardGrid two={two}>
				{Array.from({ length: count }, (_, place) => (
					<CardSkeleton key={place} picture={picture} />
				))}
			</CardGrid>
		</Skeleton>
	);
}

/** The skeleton of content with an unknown shape: a card with a few lines. */
export function BlockSkeleton() {
	return (
		<Skeleton>
			<Card className="grid gap-3">
				<SkeletonLine shape="title" />
				<SkeletonLine shape="line" />
				<SkeletonLine shape="line" />
				<SkeletonLine shape="short" />
			</Card>
		</Skeleton>
	);
}
