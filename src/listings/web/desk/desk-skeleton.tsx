import { Card } from "../../../ui/card.tsx";
import { Bone, Skeleton } from "../../../ui/skeleton.tsx";

/** A listing's own page while it is on its way, in its own shape. */
export function DeskSkeleton() {
	return (
		<Skeleton className="grid gap-5">
			<div className="max-w-sm">
				<Bone shape="short" />
				<Bone shape="title" />
				<Bone shape="short" />
			</div>
			<div className="grid grid-cols-3 gap-3 md:gap-4">
				{["visits", "calls", "leads"].map((counter) => (
					<Card key={counter} className="max-md:p-3">
						<Bone shape="short" />
						<Bone shape="title" />
					</Card>
				))}
			</div>
			<div className="grid gap-5 desk:grid-cols-2 desk:gap-8">
				<Bone shape="picture" className="rounded-lg" />
				<div className="grid content-start gap-4">
					<Card>
						<Bone shape="short" />
						<Bone shape="button" />
					</Card>
					<Card className="grid gap-3">
						<div>
							<Bone shape="line" />
							<Bone shape="line" />
							<Bone shape="short" />
						</div>
						<div className="grid grid-cols-2 gap-2">
							<Bone shape="button" />
							<Bone shape="button" />
						</div>
					</Card>
				</div>
			</div>
		</Skeleton>
	);
}
