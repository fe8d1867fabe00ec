import { Card } from "../../ui/card.tsx";
import { Bone, Skeleton } from "../../ui/skeleton.tsx";

/** A form that is on its way. */
export function FormBones() {
	return (
		<Skeleton>
			<Card className="grid gap-5">
				{[0, 1, 2, 3].map((place) => (
					<div key={place} className="grid gap-1.5">
						<Bone shape="short" />
						<Bone shape="button" />
					</div>
				))}
			</Card>
		</Skeleton>
	);
}
