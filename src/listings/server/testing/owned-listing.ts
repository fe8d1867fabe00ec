import { beforeEach } from "vitest";
import type { Role } from "../../../platform/access.ts";
import { fixture, later } from "../../../testing/fixture.ts";
import { fileServer } from "../../../testing/file-server.ts";
import { type BuiltListing, buildListing, type ListingWishes } from "./build-listing.ts";
import { auditOf } from "./register.ts";
import { signInAs, storedListing } from "./stored-listing.ts";

/**
 * A server with an owner, and a new listing of theirs for every test. Calls are made by the owner about this listing
 * unless another token or id is given.
 */
export function ownedListing(wishes: ListingWishes = {}, environment?: Record<string, string>) {
	const server = fileServer(environment);
	const owner = fixture(() => signInAs(server));
	let built: BuiltListing | undefined;
	const listing = later(() => built);
	/** Replaces the test's listing with another one of the same owner. */
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
		/** The token of a new person, a customer by default. */
		tokenOf: async (role?: Role) => (await signInAs(server, role)).token,
		stored: () => storedListing(server, listing.listingId),
		audit: () => auditOf(server, listing.listingId),
	};
}
