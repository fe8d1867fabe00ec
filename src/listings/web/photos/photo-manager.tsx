import { type DragEvent, useRef } from "react";
import { m } from "../../../paraglide/messages.js";
import { apiOf } from "../../../platform/web/call-api.ts";
import { useTask } from "../../../platform/web/use-task.ts";
import { Button } from "../../../ui/form/button.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { imagesAtMost } from "../../listing.ts";
import type { ListingDetails } from "../../listing-answers.ts";
import type { ListingsApi } from "../../listings.contract.ts";
import { PhotoTile } from "./photo-tile.tsx";
import { type PictureChanges, usePictureOrder } from "./use-picture-order.ts";
import { useTileAnnouncements } from "./use-tile-announcements.ts";

const call = apiOf<ListingsApi>();

type PhotoManagerProps = PictureChanges & {
	listing: Pick<ListingDetails, "_id" | "images">;
	onClose: () => void;
};

/** Moves and removals, with the announcement and the focus after each. */
function usePhotoManager({ listing, onChanged, onRefused }: PhotoManagerProps) {
	const { pictures, move, settled } = usePictureOrder(listing, { onChanged, onRefused });
	const { isBusy, run } = useTask();
	const { list, announcement, notifyMove, notifyRemoval } = useTileAnnouncements(
		pictures.map(({ _id }) => _id),
	);

	const moveAndAnnounce = (id: string, place: number) => {
		if (isBusy) return;
		notifyMove(id, place);
		move(id, place);
	};
	const remove = (imageId: string) =>
		run(
			async () => {
				await settled();
				const { professional } = await call("DELETE /api/workerCategory/:id/images/:imageId", {
					params: { id: listing._id, imageId },
				});
				notifyRemoval(imageId);
				onChanged(professional);
			},
			({ status }) => {
				if (status === 404 || status === 409) onRefused();
			},
		);
	return { pictures, list, announcement, isRemoving: isBusy, move: moveAndAnnounce, remove };
}

/** Dragging one tile over another puts it in that place. */
function useDragging(move: (id: string, place: number) => void) {
	const dragged = useRef<string | null>(null);
	return (id: string, place: number) => ({
		onDragStart: (event: DragEvent) => {
			dragged.current = id;
			event.dataTransfer.effectAllowed = "move";
		},
		onDragOver: (event: DragEvent) => event.preventDefault(),
		onDrop: (event: DragEvent) => {
			event.preventDefault();
			if (dragged.current !== null) move(dragged.current, place);
			dragged.current = null;
		},
	});
}

/** Arranges and removes a listing's pictures. The first one appears on the card. */
export default function PhotoManager(props: PhotoManagerProps) {
	const { pictures, list, announcement, isRemoving, move, remove } = usePhotoManager(props);
	const dragOf = useDragging(move);
	return (
		<Dialog
			title={m["listings.photos.arrange_title"]()}
			size="md"
			onClose={props.onClose}
			foot={
				<Button variant="act" size="lg" onClick={props.onClose}>
					{m["listings.photos.done"]()}
				</Button>
			}
		>
			<p className="text-ink-soft">
				{m["listings.photos.arrange_hint"]()}{" "}
				<span className="hidden pointer-fine:inline">{m["listings.photos.arrange_drag"]()}</span>
			</p>
			<output className="sr-only">{announcement}</output>
			{pictures.length === 0 && <p>{m["listings.photos.none"]()}</p>}
			<ul
				ref={list}
				tabIndex={-1}
				aria-label={m["listings.photos.count"]({ count: pictures.length, limit: imagesAtMost })}
				className="grid grid-cols-2 gap-3 md:grid-cols-3"
			>
				{pictures.map((picture, place) => (
					<PhotoTile
						key={picture._id}
						picture={picture}
						place={place}
						total={pictures.length}
						isRemoving={isRemoving}
						drag={dragOf(picture._id, place)}
						move={move}
						remove={(id) => void remove(id)}
					/>
				))}
			</ul>
		</Dialog>
	);
}
