import { upload } from "../../../platform/web/upload.ts";
import type { ListingDetails, RejectedImage } from "../../listing-answers.ts";
import type { ListingsApi } from "../../listings.contract.ts";

/** Sends one picture for a listing; `onProgress` receives the share that has been sent, 0 to 1. Throws ApiFailure. */
export function sendPicture(
	listingId: string,
	{ name, blob }: { name: string; blob: Blob },
	onProgress: (share: number) => void,
): Promise<{ professional: ListingDetails; rejectedImages: RejectedImage[] }> {
	const body = new FormData();
	body.append("images", blob, name);
	return upload<ListingsApi, "POST /api/workerCategory/:id/images">(
		"POST /api/workerCategory/:id/images",
		{ params: { id: listingId }, body },
		{ onProgress },
	);
}
