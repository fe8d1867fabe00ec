import type { Db } from "../../platform/server/database.ts";
import { turnCount } from "../listing-order.ts";
import { type Candidate, readCandidates } from "./matching.repository.ts";

export type { Candidate } from "./matching.repository.ts";

/** Looked at of each place for one wave: who is told then is chosen among these. */
const perPlace = 300;

/**
 * For the leads wing, in its transaction: active and available listings of the service (and choice, unless null) for
 * which one of the places was chosen. `chance`, from 0 up to 1, says where the reading begins, so that over many leads
 * everybody is looked at equally often.
 */
export function findCandidates(
	tx: Db,
	what: { serviceId: string; choiceId: string | null; placeIds: readonly string[] },
	chance: number,
): Promise<Candidate[]> {
	return readCandidates(tx, { ...what, start: Math.floor(chance * turnCount), perPlace });
}
