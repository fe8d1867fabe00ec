import { sql } from "drizzle-orm";
import type { Db } from "../../../platform/server/database/database.ts";
import { turnCount } from "../../listing-order.ts";

/** A listing whose owner could be notified of a lead. */
export type Candidate = { listingId: string; userId: string };

/** The number of listings read per place for one wave; the people to notify are chosen among these. */
const perPlace = 300;

/**
 * Active and available listings of the service (and choice, unless null) that chose one of the places itself, each once.
 * For each place, the rotation is read once round, up to `perPlace`: two short ranges of one index, however many
 * listings exist. `random`, from 0 up to 1, sets where the reading begins, so that over many leads all listings are
 * considered equally often.
 */
export async function findCandidates(
	tx: Db,
	{
		serviceId,
		choiceId,
		placeIds,
	}: { serviceId: string; choiceId: string | null; placeIds: readonly string[] },
	random: number,
): Promise<Candidate[]> {
	const start = Math.floor(random * turnCount);
	const ofTrade =
		choiceId === null ? sql`reach.service_id = ${serviceId}::uuid` : sql`reach.choice_id = ${choiceId}::uuid`;
	const lap = (part: ReturnType<typeof sql>) => sql`(
		select reach.listing_id, reach.turn from listing_reach reach
		where ${ofTrade} and reach.location_id = place.id and reach.available and reach.distance = 0 and ${part}
		order by reach.turn, reach.listing_id limit ${perPlace})`;
	// "Offset 0" makes the database look up each owner by the listing's id; otherwise it tends to scan all listings.
	const { rows } = await tx.execute<Candidate>(sql`
		select hit.listing_id as "listingId", l.user_id as "userId"
		from (
			select distinct met.listing_id
			from unnest(${sql.param([...placeIds])}::uuid[]) as place (id)
			cross join lateral (
				(${lap(sql`reach.turn > ${start}`)} union all ${lap(sql`reach.turn <= ${start}`)}) limit ${perPlace}
			) met
		) hit
		cross join lateral (select user_id from listings where id = hit.listing_id offset 0) l`);
	return rows;
}
