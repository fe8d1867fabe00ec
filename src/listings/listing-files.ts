import { ownName } from "./property-answers.ts";

/** Where a file answer of a listing can be read by those who may; it takes the key and the own name alike. */
export const fileAddress = (listingId: string, key: string) =>
	`/api/workerCategory/${encodeURIComponent(listingId)}/files/${encodeURIComponent(ownName(key))}`;
