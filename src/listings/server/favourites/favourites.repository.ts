import { and, asc, eq, inArray } from "drizzle-orm";
import { blockedWith } from "../../../accounts/server/accounts.sql.ts";
import type { Db } from "../../../platform/server/database/database.ts";
import { named } from "../../../platform/server/database/named.ts";
import { isPublicStatus, statusesWhere } from "../../listing.ts";
import { listings } from "../listings.tables.ts";
import { cardColumns, cardJoins, type CardRow } from "../search/card-rows.repository.ts";
import { favourites } from "./favourites.tables.ts";

type Pair = { userId: string; listingId: string };

const isPair = ({ userId, listingId }: Pair) =>
	and(eq(favourites.userId, userId), eq(favourites.listingId, listingId));

/** Whether the person saved the listing. */
export async function hasFavourite(db: Db, pair: Pair): Promise<boolean> {
	const rows = await db.select({ at: favourites.createdAt }).from(favourites).where(isPair(pair));
	return rows.length > 0;
}

/** Stores a favourite; the person has not saved the listing yet. */
export async function insertFavourite(tx: Db, favourite: typeof favourites.$inferInsert): Promise<void> {
	await tx.insert(favourites).values(favourite);
}

/** Removes a favourite, if it is one. */
export async function deleteFavourite(db: Db, pair: Pair): Promise<void> {
	await db.delete(favourites).where(isPair(pair));
}

const publicStatuses = statusesWhere(isPublicStatus);

/** How many public listings of these services the person saved. */
export function countFavourites(db: Db, userId: string, serviceIds: readonly string[]): Promise<number> {
	const counted = db
		.select({ id: listings.id })
		.from(favourites)
		.innerJoin(listings, eq(listings.id, favourites.listingId))
		.where(
			and(
				eq(favourites.userId, userId),
				inArray(listings.status, publicStatuses),
				inArray(listings.serviceId, [...serviceIds]),
			),
		);
	return db.$count(counted.as("counted"));
}

const cardsOfPerson = {
	name: "favourites_of_person",
	text: `
select l.service_id as "serviceId", ${cardColumns}
from (
	select saved.listing_id, saved.created_at
	from favourites saved join listings on listings.id = saved.listing_id
	where saved.user_id = $1::uuid and listings.status = any($2::text[]) and listings.service_id = any($3::uuid[])
		and listings.user_id <> all(array(${blockedWith("$1::uuid")}))
	order by saved.created_at desc, saved.listing_id desc
	limit $4
) hit
${cardJoins}
order by hit.created_at desc, hit.listing_id desc`,
};

/**
 * The cards of the public listings of these services that the person saved, the last saved first; without those of
 * people with whom the person does not work.
 */
export function readFavouriteCards(
	db: Db,
	userId: string,
	{ serviceIds, limit }: { serviceIds: readonly string[]; limit: number },
): Promise<(CardRow & { serviceId: string })[]> {
	return named(db, cardsOfPerson, [userId, publicStatuses, serviceIds, limit]);
}

/** Everything that the person saved, the first saved first, for the export of their data. */
export function readFavouritesOf(tx: Db, userId: string): Promise<{ listingId: string; createdAt: Date }[]> {
	return tx
		.select({ listingId: favourites.listingId, createdAt: favourites.createdAt })
		.from(favourites)
		.where(eq(favourites.userId, userId))
		.orderBy(asc(favourites.createdAt), asc(favourites.listingId));
}

/** Removes everything that the person saved. */
export async function deleteFavouritesOf(tx: Db, userId: string): Promise<void> {
	await tx.delete(favourites).where(eq(favourites.userId, userId));
}
