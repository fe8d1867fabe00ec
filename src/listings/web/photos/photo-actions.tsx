import { m } from "../../../paraglide/messages.js";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";

/** Marks the first picture of the row, which appears on the card. */
export function CoverBadge({ place }: { place: number }) {
	if (place !== 0) return null;
	return (
		<Badge tone="info" className="absolute bottom-1.5 left-1.5">
			{m["listings.photos.first"]()}
		</Badge>
	);
}

type PhotoActionsProps = {
	/** Counted from 0. */
	place: number;
	total: number;
	move: (place: number) => void;
	remove: () => void;
};

/** The actions for one picture of a row. `data-act` lets the focus be moved to a button by name. */
export function PhotoActions({ place, total, move, remove }: PhotoActionsProps) {
	const number = place + 1;
	return (
		<div className="grid p-1">
			<div className="flex justify-between">
				<span className="flex">
					<IconButton
						icon="arrow-left"
						label={m["listings.photos.move_left"]({ number })}
						data-act="earlier"
						disabled={place === 0}
						onClick={() => move(place - 1)}
					/>
					<IconButton
						icon="arrow-right"
						label={m["listings.photos.move_right"]({ number })}
						data-act="later"
						disabled={number === total}
						onClick={() => move(place + 1)}
					/>
				</span>
				<IconButton
					icon="trash-2"
					label={m["listings.photos.remove_what"]({ number })}
					data-act="remove"
					onClick={remove}
					className="text-danger!"
				/>
			</div>
			{place > 0 && (
				<Button
					variant="text"
					data-act="cover"
					aria-label={m["listings.photos.make_cover_what"]({ number })}
					onClick={() => move(0)}
				>
					{m["listings.photos.make_cover"]()}
				</Button>
			)}
		</div>
	);
}
