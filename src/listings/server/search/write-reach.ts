import { placesTouchedBy } from "../../../places/location.ts";
import { readPlaceTree } from "../../../places/server/places.api.ts";
import type { Db } from "../../../platform/server/database/database.ts";
import { type ReachRules, replaceReach, replaceWholeReach } from "./listing-reach.repository.ts";

/** The rule of placesTouchedBy as a table of some hundred rows. */
async function reachRules(tx: Db): Promise<ReachRules> {
	const tree = await readPlaceTree(tx);
	return {
		touching: tree.flatMap(({ id: chosen }) =>
			[...placesTouchedBy([chosen], tree)].map(([touched, distance]) => ({ chosen, touched, distance })),
		),
		allIndia: tree.find(({ kind }) => kind === "all")?.id ?? null,
	};
}

/**
 * Recomputes where a listing appears. Call it in the transaction of every change of a listing's status, availability,
 * choice or places: the public lists find the listing only through these rows.
 */
export async function writeReach(tx: Db, listingId: string): Promise<void> {
	await replaceReach(tx, listingId, await reachRules(tx));
}

/** Recomputes the reach of all listings: after loading many of them, or after the tree of places has changed. */
export async function rebuildReach(tx: Db): Promise<void> {
	await replaceWholeReach(tx, await reachRules(tx));
}
