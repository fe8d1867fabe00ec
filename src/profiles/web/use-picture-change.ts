import { useState } from "react";
import { compressPicture } from "../../media/web/compress-picture.ts";
import { findPickedFault } from "../../media/web/picked-picture.ts";
import type { PictureChange } from "./profile-draft.ts";

/** The change of a profile's picture: a picked and compressed file, a removal, or none. */
export function usePictureChange() {
	const [change, setChange] = useState<PictureChange>({ kind: "keep" });
	const [fault, setFault] = useState<string>();
	const [isPreparing, setPreparing] = useState(false);

	const pick = async (file: File) => {
		setPreparing(true);
		const wrong = await findPickedFault(file);
		setFault(wrong);
		if (wrong !== undefined) return setPreparing(false);
		const small = await compressPicture(file);
		setChange({ kind: "replace", file: new File([small], file.name, { type: small.type }) });
		setPreparing(false);
	};
	const set = (next: PictureChange) => {
		setFault(undefined);
		setChange(next);
	};
	return {
		change,
		fault,
		isPreparing,
		pick,
		remove: () => set({ kind: "remove" }),
		keep: () => set({ kind: "keep" }),
	};
}
