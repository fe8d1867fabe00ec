import { readUsersByIds } from "../../accounts/server/accounts.api.ts";
import type { Db } from "../../platform/server/database/database.ts";
import { readPaidPeople } from "./payouts.repository.ts";
import { readReferrers } from "./referrals.repository.ts";

/** The names of the people of these records, by the record's id. */
async function readNames(db: Db, records: readonly { id: string; userId: string }[]) {
	const people = await readUsersByIds(
		db,
		records.map(({ userId }) => userId),
	);
	return new Map(records.map(({ id, userId }) => [id, people.get(userId)?.name ?? null]));
}

/** Referrals are named by the owner of the code; null if the account is deleted or has no name. */
export async function readReferralNames(db: Db, ids: readonly string[]): Promise<Map<string, string | null>> {
	return readNames(db, await readReferrers(db, ids));
}

/** Payouts are named by the person they went to; null if the account is deleted or has no name. */
export async function readPayoutNames(db: Db, ids: readonly string[]): Promise<Map<string, string | null>> {
	return readNames(db, await readPaidPeople(db, ids));
}
