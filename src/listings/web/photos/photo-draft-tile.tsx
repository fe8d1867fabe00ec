import { useCallback, useState } from "react";
import { m } from "../../../paraglide/messages.js";
import type { PhotoDraft } from "../../../media/web/photo-drafts.ts";
import { CoverBadge, PhotoActions } from "./photo-actions.tsx";

type TileProps = {
	photo: PhotoDraft;
	place: number;
	total: number;
	move: (place: number) => void;
	remove: () => void;
};

/** One picked photo. */
export function PhotoDraftTile({ photo, place, total, move, remove }: TileProps) {
	// A file that this browser cannot draw may still be a picture: the server decides.
	const [isUnreadable, setUnreadable] = useState(false);
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
						alt={m["ui.photo_of"]({ number: place + 1, total })}
						onError={() => setUnreadable(true)}
						className="size-full object-cover"
					/>
				)}
				{isUnreadable && (
					<p className="grid size-full place-items-center p-2 text-center text-sm text-ink-soft [overflow-wrap:anywhere]">
						{photo.name}
					</p>
				)}
				<CoverBadge place={place} />
			</div>
			<PhotoActions place={place} total={total} move={move} remove={remove} />
		</li>
	);
}
