import { useRef, useState } from "react";
import { m } from "../../../paraglide/messages.js";
import { ApiFailure, apiOf } from "../../../platform/web/call-api.ts";
import { useAlert } from "../../../ui/feedback/alerts.tsx";
import type { ListingDetails, ListingPicture } from "../../listing-answers.ts";
import type { ListingsApi } from "../../listings.contract.ts";
import { inOrder, isSameOrder, placedAt } from "./picture-order.ts";

const call = apiOf<ListingsApi>();

export type PictureChanges = {
	onChanged: (listing: ListingDetails) => void;
	/** The server rejected the change: the data on screen may be outdated. */
	onRefused: () => void;
};

/**
 * The pictures in the order that the person has chosen, shown at once and saved in the background. While one order is
 * being saved, only the newest later one is kept. A rejected order reverts to the stored one.
 */
export function usePictureOrder(
	{ _id: listingId, images }: Pick<ListingDetails, "_id" | "images">,
	{ onChanged, onRefused }: PictureChanges,
) {
	const alert = useAlert();
	const [chosen, setChosen] = useState<string[]>([]);
	const newest = useRef<string[] | null>(null);
	const saving = useRef<Promise<void> | null>(null);
	const pictures: ListingPicture[] = inOrder(images, chosen);

	const giveUp = (failure: unknown) => {
		newest.current = null;
		setChosen([]);
		alert("danger", failure instanceof ApiFailure ? failure.message : m["platform.error.unforeseen"]());
		onRefused();
	};
	const saveNewest = async () => {
		for (let order = newest.current; order !== null; order = newest.current) {
			try {
				const body = { imageIds: order };
				const { professional } = await call("PUT /api/workerCategory/:id/images", {
					params: { id: listingId },
					body,
				});
				if (newest.current === order) newest.current = null;
				onChanged(professional);
			} catch (failure) {
				giveUp(failure);
			}
		}
		saving.current = null;
	};
	const move = (id: string, place: number) => {
		const before = pictures.map((picture) => picture._id);
		const after = placedAt(before, id, place);
		if (isSameOrder(before, after)) return;
		alert.clear();
		setChosen(after);
		newest.current = after;
		saving.current ??= saveNewest();
	};
	return {
		pictures,
		move,
		/** Resolves when nothing is being saved. */
		settled: async () => {
			await saving.current;
		},
	};
}
