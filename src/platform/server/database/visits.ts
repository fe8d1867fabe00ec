import type { Viewer } from "../../access.ts";
import { type Clock, indianDay } from "../../dates.ts";
import { addressGroup } from "../http/address-group.ts";
import { lockUntilCommit } from "./advisory-lock.ts";
import { type Db, inTransaction } from "./database.ts";
import type { KeyedHash } from "../process/secret-key.ts";

/** The maximum number of guests counted from one IP address per page and Indian day. */
export const visitorsPerAddress = 5;

/** The origin of a visit: enough to distinguish two visitors for a day. */
export type VisitSource = { address: string; agent: string };

/** One visit; `visitor` is a hash that changes every day, `day` the Indian day. */
export type Visit = { subjectId: string; visitor: string; day: string; at: Date };

/** Where a module stores the visits of its records. */
export type VisitStore = {
	/** A unique word for what is visited. */
	of: string;
	/** Counts the visit unless it was counted or `except` owns the subject. Ignores a missing subject. */
	count(tx: Db, visit: Visit, except: string | null): Promise<void>;
	/** The number of visitors with hashes from `first` to `last` on that day, without this one. */
	countOthers(tx: Db, visit: Visit, hashes: { first: string; last: string }): Promise<number>;
};

type Dependencies = { db: Db; clock: Clock; keyedHash: KeyedHash };
export type CountVisit = (subjectId: string, viewer: Viewer | null, source: VisitSource) => Promise<void>;

const hashLength = 64;
const groupLength = 32;

/**
 * Counts a visit once per visitor, subject and Indian day, never the owner's, and at most `visitorsPerAddress`
 * guests from one IP address. Other visits are ignored, so that a page does not fail because of its counter. Only a
 * hash of the visitor is stored, a different one every day, so it does not show which pages a person opened.
 */
export function createVisits({ db, clock, keyedHash }: Dependencies, store: VisitStore): CountVisit {
	return async function countVisit(subjectId, viewer, { address, agent }) {
		const now = clock();
		const day = indianDay(now);
		const purpose = `${store.of}-visit`;
		if (viewer !== null) {
			const visitor = keyedHash(purpose, day, viewer.userId);
			return store.count(db, { subjectId, visitor, day, at: now }, viewer.userId);
		}
		const group = addressGroup(address);
		// A visitor who sends another browser's name each time still has one IP address: the hash begins with that
		// of the address.
		const ofGroup = keyedHash(`${purpose}-address`, day, group).slice(0, groupLength);
		const visitor = ofGroup + keyedHash(purpose, day, group, agent).slice(0, hashLength - groupLength);
		const visit = { subjectId, visitor, day, at: now };
		const rest = hashLength - groupLength;
		const hashes = { first: ofGroup + "0".repeat(rest), last: ofGroup + "f".repeat(rest) };
		await inTransaction(db, async (tx) => {
			// Serializes one IP address's visits of one page: otherwise many simultaneous ones would pass the
			// limit.
			await lockUntilCommit(tx, `${purpose}s:${subjectId}:${ofGroup}`);
			if ((await store.countOthers(tx, visit, hashes)) < visitorsPerAddress)
				await store.count(tx, visit, null);
		});
	};
}
