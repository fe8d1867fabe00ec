import type { Viewer } from "../../access.ts";
import { type Clock, indianDay } from "../../dates.ts";
import { addressGroup } from "../http/address-group.ts";
import { lockUntilCommit } from "./advisory-lock.ts";
import { type Db, inTransaction } from "./database.ts";
import type { KeyedHash } from "../process/secret-key.ts";

/** How many visitors without an account one internet address can be on one page and Indian day. */
export const visitorsPerAddress = 5;

/** Where a visit comes from: enough to tell two visitors apart for a day. */
export type VisitSource = { address: string; agent: string };

/** One visit; `visitor` is a hash that changes every day, `day` the Indian day. */
export type Visit = { subjectId: string; visitor: string; day: string; at: Date };

/** Where a module keeps the visits of what it shows. */
export type VisitStore = {
	/** What is visited, in one word: no two modules the same. */
	of: string;
	/** Counts the visit unless it is counted already or `except` owns the subject. Ignores a missing subject. */
	count(tx: Db, visit: Visit, except: string | null): Promise<void>;
	/** How many visitors with hashes from `first` to `last` there were on that day, this one left out. */
	countOthers(tx: Db, visit: Visit, hashes: { first: string; last: string }): Promise<number>;
};

type Dependencies = { db: Db; clock: Clock; keyedHash: KeyedHash };
export type CountVisit = (subjectId: string, viewer: Viewer | null, source: VisitSource) => Promise<void>;

const hashLength = 64;
const groupLength = 32;

/**
 * Counts a visit once per visitor, subject and Indian day, never the owner's, and at most `visitorsPerAddress` guests
 * from one address. Visits that do not count are ignored: a page does not fail because of its counter. Only a hash of
 * the visitor is stored, and a different one every day, so it does not show which pages a person opened.
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
		// A visitor who sends another browser's name each time is still one address: the hash begins with that of the
		// address.
		const ofGroup = keyedHash(`${purpose}-address`, day, group).slice(0, groupLength);
		const visitor = ofGroup + keyedHash(purpose, day, group, agent).slice(0, hashLength - groupLength);
		const visit = { subjectId, visitor, day, at: now };
		const rest = hashLength - groupLength;
		const hashes = { first: ofGroup + "0".repeat(rest), last: ofGroup + "f".repeat(rest) };
		await inTransaction(db, async (tx) => {
			// One address's visits of one page wait for each other: otherwise many at once would pass the limit.
			await lockUntilCommit(tx, `${purpose}s:${subjectId}:${ofGroup}`);
			if ((await store.countOthers(tx, visit, hashes)) < visitorsPerAddress)
				await store.count(tx, visit, null);
		});
	};
}
