import { type ChangeEvent, useRef } from "react";
import { pictureTypes } from "../../../media/web/picked-picture.ts";
import { m } from "../../../paraglide/messages.js";
import { useAlert } from "../../../ui/alerts.tsx";
import { Button } from "../../../ui/button.tsx";
import { takePicked } from "./picked-pictures.ts";
import type { PictureToSend } from "./upload-queue.ts";

type AddPhotosButtonProps = {
	/** How many more pictures are taken. */
	room: number;
	onPick: (pictures: PictureToSend[]) => void;
};

/** Opens the phone's own choice of photos, several at once. */
export function AddPhotosButton({ room, onPick }: AddPhotosButtonProps) {
	const alert = useAlert();
	const input = useRef<HTMLInputElement>(null);
	const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
		const { pictures, leftOut } = takePicked([...(target.files ?? [])], room);
		// The same file can be picked again, after it was refused or removed.
		target.value = "";
		if (leftOut > 0) alert("neutral", m["listings.photos.left_out"]({ count: leftOut }));
		if (pictures.length > 0) onPick(pictures);
	};
	return (
		<>
			<input
				ref={input}
				type="file"
				accept={pictureTypes}
				multiple
				hidden
				aria-label={m["listings.photos.add"]()}
				onChange={pick}
			/>
			<Button icon="image-plus" disabled={room === 0} onClick={() => input.current?.click()}>
				{m["listings.photos.add"]()}
			</Button>
		</>
	);
}
