import { sql } from "drizzle-orm";
import type { Db } from "../../platform/server/database.ts";

/** A listing that a lead could be told to, and whose it is. */
export type Candidate = { listingId: string; userId: string };

/** Which listings: of this service (and choice, unless null), chosen for one of these places. */
export type CandidateSearch = {
	serviceId: string;
	choiceId: string | null;
	placeIds: readonly string[];
	/** Where on the wheel each place's listings begin, see listing-order.ts. */
	start: number;
	/** At most so many of each place. */
	perPlace: number;
};

/**
 * Active and available listings for which one of the places itself was chosen, each once. Of each place the wheel is
 * read from `start` once round, as far as `perPlace` goes: two short ranges of one index, however many listings there are.
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
	// "Offset 0" has each owner looked up by the listing's id; else the database would rather read all listings there are.
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
