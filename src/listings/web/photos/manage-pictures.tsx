import { useState } from "react";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/form/button.tsx";
import { dialogOnDemand } from "../../../ui/overlay/dialog-on-demand.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Slideshow } from "../../../ui/layout/slideshow.tsx";
import { imagesAtMost } from "../../listing.ts";
import type { ListingDetails } from "../../listing-answers.ts";
import { AddPhotosButton } from "./add-photos-button.tsx";
import { roomFor } from "./picked-pictures.ts";
import { isUnderWay } from "./upload-store.ts";
import { UploadList } from "./upload-list.tsx";
import type { PictureChanges } from "./use-picture-order.ts";
import { usePhotoUploads } from "./use-photo-uploads.ts";

const PhotoManager = dialogOnDemand(() => import("./photo-manager.tsx"));

/** The text shown instead of pictures, and why there are none. */
function noPhotosWords({ addDetails, addPictures }: ListingDetails["abilities"]): string {
	if (!addDetails) return m["listings.photos.none"]();
	return addPictures ? m["listings.photos.none_hint"]() : m["listings.photos.not_shown"]();
}

function NoPhotos({ abilities }: Pick<ListingDetails, "abilities">) {
	return (
		<div className="grid aspect-2/1 content-center justify-items-center gap-2 rounded-lg border border-dashed border-field bg-sunk p-4 text-center text-ink-soft">
			<Icon name="images" size="lg" className="text-act" />
			<p className="max-w-[30ch]">{noPhotosWords(abilities)}</p>
		</div>
	);
}

type ManagePicturesProps = PictureChanges & { listing: ListingDetails };

/** The actions for the pictures, and the uploads in progress. */
function PictureActions({ listing, onChanged, onRefused }: ManagePicturesProps) {
	const { images, abilities } = listing;
	const [isManaging, setManaging] = useState(false);
	const uploads = usePhotoUploads(listing._id, onChanged);
	const room = roomFor(images.length, uploads.items.filter(isUnderWay).length);
	return (
		<>
			<div className="flex flex-wrap items-center gap-x-3 gap-y-2">
				{abilities.addPictures && <AddPhotosButton room={room} onPick={uploads.add} />}
				{images.length > 0 && (
					<Button icon="images" onClick={() => setManaging(true)}>
						{m["listings.photos.arrange"]()}
					</Button>
				)}
				<p className="text-sm text-ink-faint tabular-nums">
					{m["listings.photos.count"]({ count: images.length, limit: imagesAtMost })}
				</p>
			</div>
			<UploadList uploads={uploads} />
			{isManaging && (
				<PhotoManager
					listing={listing}
					onChanged={onChanged}
					onRefused={onRefused}
					onClose={() => setManaging(false)}
				/>
			)}
		</>
	);
}

/** A listing's pictures and, for viewers who may change them, the actions to add and arrange them. */
export function ManagePictures(props: ManagePicturesProps) {
	const { images, abilities } = props.listing;
	return (
		<div className="grid content-start gap-3 *:min-w-0">
			<h2 className="sr-only">{m["listings.details.photos"]()}</h2>
			{images.length === 0 ? (
				<NoPhotos abilities={abilities} />
			) : (
				<Slideshow
					pictures={images}
					label={m["listings.details.photos"]()}
					sizes="(width >= 1224px) 584px, 100vw"
					className="aspect-8/5 rounded-lg bg-sunk"
				/>
			)}
			{abilities.addDetails && (abilities.addPictures || images.length > 0) && <PictureActions {...props} />}
		</div>
	);
}
