import type { Db } from "../../../platform/server/database/database.ts";
import { turnCount } from "../../listing-order.ts";
import { type Candidate, readCandidates } from "./matching.repository.ts";

export type { Candidate } from "./matching.repository.ts";

/** The number of listings read per place for one wave; the people to notify are chosen among these. */
const perPlace = 300;

/**
 * For the leads module, in its transaction: active and available listings of the service (and choice, unless null) that
 * chose one of the places. `chance`, from 0 up to 1, sets where the reading begins, so that over many leads all
 * listings are considered equally often.
 */
export function findCandidates(
	tx: Db,
	what: { serviceId: string; choiceId: string | null; placeIds: readonly string[] },
	chance: number,
): Promise<Candidate[]> {
	return readCandidates(tx, { ...what, start: Math.floor(chance * turnCount), perPlace });
}
