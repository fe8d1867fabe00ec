import { type DragEvent, useState } from "react";
import { m } from "../../../paraglide/messages.js";
import { Badge } from "../../../ui/badge.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Picture } from "../../../ui/picture.tsx";
import type { ListingPicture } from "../../listing-answers.ts";
import { RemoveAsk } from "./remove-ask.tsx";

export type TileActs = {
	/** Puts the picture at this place, counted from 0. */
	move: (id: string, place: number) => void;
	remove: (id: string) => void;
};

type PhotoTileProps = TileActs & {
	picture: ListingPicture;
	place: number;
	total: number;
	isRemoving: boolean;
	/** A mouse drags tiles; everybody else has the buttons. */
	drag: Record<"onDragStart" | "onDragOver" | "onDrop", (event: DragEvent) => void>;
};

/** One stored picture with what can be done with it. `data-act` names the buttons for whoever moves the focus. */
export function PhotoTile({ picture, place, total, isRemoving, drag, move, remove }: PhotoTileProps) {
	const [isAsking, setAsking] = useState(false);
	const { _id: id } = picture;
	const number = place + 1;
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
					alt={m["ui.photo_of"]({ number, total })}
					sizes="(width >= 768px) 190px, 45vw"
					className="pointer-events-none aspect-4/3 w-full bg-sunk"
				/>
				{place === 0 && (
					<Badge tone="info" className="absolute bottom-1.5 left-1.5">
						{m["listings.photos.first"]()}
					</Badge>
				)}
			</div>
			{isAsking ? (
				<RemoveAsk isRemoving={isRemoving} onKeep={() => setAsking(false)} onRemove={() => remove(id)} />
			) : (
				<div className="flex justify-between p-1">
					<span className="flex">
						<IconButton
							icon="arrow-left"
							label={m["listings.photos.earlier"]({ number })}
							data-act="earlier"
							disabled={place === 0}
							onClick={() => move(id, place - 1)}
						/>
						<IconButton
							icon="arrow-right"
							label={m["listings.photos.later"]({ number })}
							data-act="later"
							disabled={number === total}
							onClick={() => move(id, place + 1)}
						/>
					</span>
					<IconButton
						icon="trash-2"
						label={m["listings.photos.remove_what"]({ number })}
						data-act="remove"
						onClick={() => setAsking(true)}
						className="text-danger!"
					/>
				</div>
			)}
		</li>
	);
}
