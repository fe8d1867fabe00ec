import { and, eq } from "drizzle-orm";
import type { Db } from "../../platform/server/database.ts";
import type { ListingStatus } from "../listing.ts";
import { listings } from "./listings.tables.ts";

/**
 * Locks the listing until the transaction ends and answers since when it has its status; undefined unless it has this
 * one. "No key": rows that point at the listing, such as claims, may be written meanwhile.
 */
export async function lockInStatus(
	tx: Db,
	listingId: string,
	status: ListingStatus,
): Promise<Date | undefined> {
	const [row] = await tx
		.select({ since: listings.statusChangedAt })
		.from(listings)
		.where(and(eq(listings.id, listingId), eq(listings.status, status)))
		.for("no key update");
	return row?.since;
}

/** Moves the listing from one status to another; false when it has another status by now. */
export async function moveStatus(
	tx: Db,
	listingId: string,
	step: { from: ListingStatus; to: ListingStatus },
	now: Date,
): Promise<boolean> {
	const moved = await tx
		.update(listings)
		.set({ status: step.to, statusChangedAt: now, updatedAt: now })
		.where(and(eq(listings.id, listingId), eq(listings.status, step.from)))
		.returning({ id: listings.id });
	return moved.length > 0;
}
