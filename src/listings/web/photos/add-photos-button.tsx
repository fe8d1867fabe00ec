import { type ChangeEvent, useRef, useState } from "react";
import { pictureTypes } from "../../../media/web/picked-picture.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/form/button.tsx";
import { checkPicked } from "./picked-pictures.ts";
import type { PictureToSend } from "./upload-queue.ts";

type AddPhotosButtonProps = {
	/** How many more pictures can be added. */
	room: number;
	onPick: (pictures: PictureToSend[]) => void;
};

/** Opens the phone's photo picker for several photos; `onPick` receives all of them, rejected ones with the reason. */
export function AddPhotosButton({ room, onPick }: AddPhotosButtonProps) {
	const [isChecking, setChecking] = useState(false);
	const input = useRef<HTMLInputElement>(null);
	const pick = async ({ target }: ChangeEvent<HTMLInputElement>) => {
		const files = [...(target.files ?? [])];
		// Allows picking the same file again after it was rejected or removed.
		target.value = "";
		setChecking(true);
		const pictures = await checkPicked(files, room);
		setChecking(false);
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
				onChange={(event) => void pick(event)}
			/>
			<Button
				icon="image-plus"
				busy={isChecking}
				disabled={room === 0}
				onClick={() => input.current?.click()}
			>
				{m["listings.photos.add"]()}
			</Button>
		</>
	);
}
