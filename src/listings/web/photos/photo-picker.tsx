import { m } from "../../../paraglide/messages.js";
import { FieldError } from "../../../ui/form/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { imagesAtMost } from "../../listing.ts";
import { AddPhotosButton } from "./add-photos-button.tsx";
import { PhotoDraftTile } from "./photo-draft-tile.tsx";
import { roomFor } from "./picked-pictures.ts";
import type { PhotoDrafts } from "./use-photo-drafts.ts";
import { useTileAnnouncements } from "./use-tile-announcements.ts";

function Refused({ refused }: Pick<PhotoDrafts, "refused">) {
	if (refused.length === 0) return null;
	return (
		<ul role="alert" className="grid gap-1">
			{refused.map(({ id, name, msg }) => (
				<li key={id} className="[overflow-wrap:anywhere]">
					<FieldError>{m["listings.register.photo_refused"]({ name, reason: msg })}</FieldError>
				</li>
			))}
		</ul>
	);
}

/** Moves and removals, with the announcement and the focus after each. */
function useArranging({ photos, move, remove }: PhotoDrafts) {
	const shown = photos ?? [];
	const { list, announcement, notifyMove, notifyRemoval } = useTileAnnouncements(shown.map(({ id }) => id));
	return {
		shown,
		list,
		announcement,
		moveTo: (id: string, place: number) => {
			notifyMove(id, place);
			move(id, place);
		},
		takeOut: (id: string) => {
			notifyRemoval(id);
			remove(id);
		},
	};
}

/** Picks and arranges the photos of a new listing, at most ten; the first appears on the card. */
export function PhotoPicker({ drafts }: { drafts: PhotoDrafts }) {
	const { shown, list, announcement, moveTo, takeOut } = useArranging(drafts);
	const { preparing, refused, add } = drafts;
	return (
		<div className="grid gap-3">
			<ul ref={list} tabIndex={-1} className="grid grid-cols-2 gap-3 empty:hidden md:grid-cols-3">
				{shown.map((photo, place) => (
					<PhotoDraftTile
						key={photo.id}
						photo={photo}
						place={place}
						total={shown.length}
						move={(to) => moveTo(photo.id, to)}
						remove={() => takeOut(photo.id)}
					/>
				))}
			</ul>
			<output className="sr-only">{announcement}</output>
			<output className="flex gap-2 text-ink-soft empty:hidden">
				{preparing > 0 && (
					<>
						<Icon name="loader-circle" className="animate-spin" />
						{m["listings.register.photos_preparing"]({ count: preparing })}
					</>
				)}
			</output>
			<Refused refused={refused} />
			<div className="flex flex-wrap items-center gap-x-3 gap-y-2">
				<AddPhotosButton room={roomFor(shown.length, preparing)} onPick={(pictures) => void add(pictures)} />
				<p className="text-sm text-ink-faint tabular-nums">
					{m["listings.photos.count"]({ count: shown.length, limit: imagesAtMost })}
				</p>
			</div>
		</div>
	);
}
