import { beforeEach } from "vitest";
import type { Role } from "../../../platform/access.ts";
import { beforehand, later } from "../../../testing/beforehand.ts";
import { fileServer } from "../../../testing/file-server.ts";
import { type BuiltListing, buildListing, type ListingWishes } from "./build-listing.ts";
import { auditOf } from "./register.ts";
import { signInAs, storedListing } from "./stored-listing.ts";

/**
 * For a test file about what is done with a listing: a server, its owner, and for every test a new listing of theirs.
 * The calls are the owner's about this listing unless another token or id is given.
 */
export function ownedListing(wishes: ListingWishes = {}, environment?: Record<string, string>) {
	const server = fileServer(environment);
	const owner = beforehand(() => signInAs(server));
	let built: BuiltListing | undefined;
	const listing = later(() => built);
	/** Puts another listing of the owner's into the place of the test's. */
	const rebuild = async (others: ListingWishes) => {
		built = await buildListing(server, { ...others, userId: owner.userId });
	};
	beforeEach(() => rebuild(wishes));
	return {
		server,
		owner,
		listing,
		rebuild,
		edit: (body: object, token = owner.token, id = listing.listingId) =>
			server.call("PUT", `/api/workerCategory/${id}`, { token, body }),
		say: (availability: string, token = owner.token, id = listing.listingId) =>
			server.call("POST", `/api/workerCategory/${id}/availability`, { token, body: { availability } }),
		/** The token of somebody new, a customer unless said. */
		tokenOf: async (role?: Role) => (await signInAs(server, role)).token,
		stored: () => storedListing(server, listing.listingId),
		audit: () => auditOf(server, listing.listingId),
	};
}
