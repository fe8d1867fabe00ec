import { sql } from "drizzle-orm";
import type { Db } from "../../../platform/server/database/database.ts";

/** A listing whose owner could be notified of a lead. */
export type Candidate = { listingId: string; userId: string };

/** Matches listings of this service (and choice, unless null) that chose one of these places. */
export type CandidateSearch = {
	serviceId: string;
	choiceId: string | null;
	placeIds: readonly string[];
	/** The position in the rotation where reading begins for each place, see listing-order.ts. */
	start: number;
	/** The maximum number of listings per place. */
	perPlace: number;
};

/**
 * Active and available listings that chose one of the places itself, each once. For each place, the rotation is read
 * once round from `start`, up to `perPlace`: two short ranges of one index, however many listings exist.
 */
export async function readCandidates(
	tx: Db,
	{ serviceId, choiceId, placeIds, start, perPlace }: CandidateSearch,
): Promise<Candidate[]> {
	const ofWhat =
		choiceId === null ? sql`reach.service_id = ${serviceId}::uuid` : sql`reach.choice_id = ${choiceId}::uuid`;
	const lap = (part: ReturnType<typeof sql>) => sql`(
		select reach.listing_id, reach.turn from listing_reach reach
		where ${ofWhat} and reach.location_id = place.id and reach.available and reach.distance = 0 and ${part}
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
