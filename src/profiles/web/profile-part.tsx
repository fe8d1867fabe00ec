import { Card } from "../../ui/layout/card.tsx";

type ProfilePartProps = {
	id: string;
	title: React.ReactNode;
	more?: React.ReactNode;
	children: React.ReactNode;
};

/** A section of a profile: a card with a heading. */
export function ProfilePart({ id, title, more, children }: ProfilePartProps) {
	return (
		<Card as="section" aria-labelledby={id} className="grid content-start gap-3 *:min-w-0">
			<div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
				<h2 id={id} className="text-lg">
					{title}
				</h2>
				{more}
			</div>
			{children}
		</Card>
	);
}
