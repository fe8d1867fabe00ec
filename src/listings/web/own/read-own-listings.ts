import { apiOf } from "../../../platform/web/call-api.ts";
import type { ListingDetails } from "../../listing-answers.ts";
import type { ListingsApi } from "../../listings.contract.ts";

const call = apiOf<ListingsApi>();

/** A person's listings; null if they could not be loaded. */
export type OwnListings = {
	listings: ListingDetails[] | null;
	/** The server's message for the person, in a response without success. */
	message?: string;
};

type Answer = { success: boolean; professionals?: ListingDetails[]; message?: string };

/** The listings of the signed-in person. Throws ApiFailure. */
export async function readOwnListings(): Promise<OwnListings> {
	const { success, professionals, message = "" }: Answer = await call("GET /api/workerCategory/mine");
	return success && professionals !== undefined ? { listings: professionals } : { listings: null, message };
}
