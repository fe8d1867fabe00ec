import { apiOf } from "../../../platform/web/call-api.ts";
import type { Favourite, FavouritesApi } from "../../favourites.contract.ts";

const call = apiOf<FavouritesApi>();

/** The listings that a person saved; null if they could not be loaded. */
export type Favourites = { favourites: Favourite[] | null };

/** What the signed-in person saved. Throws ApiFailure. */
export async function readFavourites(): Promise<Favourites> {
	return { favourites: (await call("GET /api/workerCategory/favourites")).professionals };
}
