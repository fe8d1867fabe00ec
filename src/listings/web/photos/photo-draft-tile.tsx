import { useCallback, useState } from "react";
import { m } from "../../../paraglide/messages.js";
import { Badge } from "../../../ui/badge.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import type { PhotoDraft } from "../../../media/web/photo-drafts.ts";

type TileProps = {
	photo: PhotoDraft;
	place: number;
	total: number;
	move: (place: number) => void;
	remove: () => void;
};

/** One picked photo; `data-act` names the buttons for whoever moves the focus. */
export function PhotoDraftTile({ photo, place, total, move, remove }: TileProps) {
	// What this browser cannot draw may still be a picture: the server says whether it is one.
	const [isUnreadable, setUnreadable] = useState(false);
	const number = place + 1;
	const { blob } = photo;
	const show = useCallback(
		(image: HTMLImageElement) => {
			const url = URL.createObjectURL(blob);
			image.src = url;
			return () => URL.revokeObjectURL(url);
		},
		[blob],
	);
	return (
		<li
			data-picture={photo.id}
			className="grid content-start overflow-hidden rounded-md border border-line bg-surface"
		>
			<div className="relative aspect-4/3 bg-sunk">
				{!isUnreadable && (
					<img
						ref={show}
						alt={m["ui.photo_of"]({ number, total })}
						onError={() => setUnreadable(true)}
						className="size-full object-cover"
					/>
				)}
				{isUnreadable && (
					<p className="grid size-full place-items-center p-2 text-center text-sm text-ink-soft [overflow-wrap:anywhere]">
						{photo.name}
					</p>
				)}
				{place === 0 && (
					<Badge tone="info" className="absolute bottom-1.5 left-1.5">
						{m["listings.photos.first"]()}
					</Badge>
				)}
			</div>
			<div className="flex justify-between p-1">
				<span className="flex">
					<IconButton
						icon="arrow-left"
						label={m["listings.photos.earlier"]({ number })}
						data-act="earlier"
						disabled={place === 0}
						onClick={() => move(place - 1)}
					/>
					<IconButton
						icon="arrow-right"
						label={m["listings.photos.later"]({ number })}
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
		</li>
	);
}
