import * as z from "zod/mini";
import type { ApiContract } from "../platform/contract.ts";
import { id } from "../platform/schemas.ts";
import { listingCard, listingDetails } from "./listing-answers.ts";

const favourite = z.extend(listingCard, {
	cardType: listingDetails.shape.cardType,
	serviceSlug: listingDetails.shape.serviceSlug,
});
/** A saved listing: the card of public lists, and what a list knows about its own service. */
export type Favourite = z.infer<typeof favourite>;

const ofListing = { access: "signed-in", params: z.object({ id }) } as const;

/** The calls about the listings that a person saved, part of listingsApi. */
export const favouriteCalls = {
	"GET /api/workerCategory/favourites": {
		access: "signed-in",
		summary: "The listings that the viewer saved and that are public, the last saved first, at most 100",
		answer: z.object({ professionals: z.array(favourite) }),
	},
	"GET /api/workerCategory/:id/favourite": {
		...ofListing,
		summary: "Whether the viewer saved this listing",
		answer: z.object({ isFavourite: z.boolean() }),
	},
	"PUT /api/workerCategory/:id/favourite": {
		...ofListing,
		summary: "Saves a public listing for the viewer; saving it again changes nothing",
		answer: z.object({ isFavourite: z.literal(true) }),
		failures: { 404: "No such public listing", 409: "The viewer's own listing, or 100 others are saved" },
	},
	"DELETE /api/workerCategory/:id/favourite": {
		...ofListing,
		summary: "Takes a listing out of the viewer's favourites, if it is one",
		answer: z.object({ isFavourite: z.literal(false) }),
	},
} as const satisfies ApiContract;
export type FavouritesApi = typeof favouriteCalls;
