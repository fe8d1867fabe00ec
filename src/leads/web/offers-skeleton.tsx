import { Card } from "../../ui/card.tsx";
import { Bone, Skeleton } from "../../ui/skeleton.tsx";

/** The page of offers while it is on its way, in its own shape. */
export function OffersSkeleton() {
	return (
		<Skeleton className="grid gap-6 desk:grid-cols-[1fr_22.5rem] desk:items-start desk:gap-8">
			<div className="grid gap-4">
				<Bone shape="title" />
				<Bone shape="short" />
				{["first", "second"].map((offer) => (
					<Card key={offer} className="grid gap-3">
						<div className="grid grid-cols-[auto_1fr] gap-3.5">
							<Bone shape="round" />
							<div>
								<Bone shape="title" />
								<Bone shape="short" />
							</div>
						</div>
						<Bone shape="line" />
						<Bone shape="button" />
					</Card>
				))}
			</div>
			<Card className="max-desk:hidden">
				<Bone shape="title" />
				<Bone shape="line" />
				<Bone shape="line" />
			</Card>
		</Skeleton>
	);
}
