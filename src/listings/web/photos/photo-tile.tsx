import { type DragEvent, useState } from "react";
import { m } from "../../../paraglide/messages.js";
import { Picture } from "../../../ui/picture.tsx";
import type { ListingPicture } from "../../listing-answers.ts";
import { CoverBadge, PhotoActions } from "./photo-actions.tsx";
import { ConfirmRemoval } from "./confirm-removal.tsx";

export type TileActions = {
	/** Puts the picture at this place, counted from 0. */
	move: (id: string, place: number) => void;
	remove: (id: string) => void;
};

type PhotoTileProps = TileActions & {
	picture: ListingPicture;
	place: number;
	total: number;
	isRemoving: boolean;
	/** Tiles can be dragged with a mouse; all other input uses the buttons. */
	drag: Record<"onDragStart" | "onDragOver" | "onDrop", (event: DragEvent) => void>;
};

/** One stored picture with its actions. */
export function PhotoTile({ picture, place, total, isRemoving, drag, move, remove }: PhotoTileProps) {
	const [isAsking, setAsking] = useState(false);
	const { _id: id } = picture;
	return (
		<li
			data-picture={id}
			draggable
			{...drag}
			className="grid content-start overflow-hidden rounded-md border border-line bg-surface"
		>
			<div className="relative cursor-grab">
				<Picture
					picture={picture}
					alt={m["ui.photo_of"]({ number: place + 1, total })}
					sizes="(width >= 768px) 190px, 45vw"
					className="pointer-events-none aspect-4/3 w-full bg-sunk"
				/>
				<CoverBadge place={place} />
			</div>
			{isAsking ? (
				<ConfirmRemoval isRemoving={isRemoving} onKeep={() => setAsking(false)} onRemove={() => remove(id)} />
			) : (
				<PhotoActions
					place={place}
					total={total}
					move={(to) => move(id, to)}
					remove={() => setAsking(true)}
				/>
			)}
		</li>
	);
}
