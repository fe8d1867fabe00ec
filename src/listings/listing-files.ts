import { ownName } from "./property-answers.ts";

/** The address of a file answer, for those who may read it; accepts the key or the file's own name. */
export const fileAddress = (listingId: string, key: string) =>
	`/api/workerCategory/${encodeURIComponent(listingId)}/files/${encodeURIComponent(ownName(key))}`;
