import { and, desc, eq, gt, isNull, lt, lte, sql } from "drizzle-orm";
import { lockUntilCommit } from "../../../platform/server/database/advisory-lock.ts";
import type { Db } from "../../../platform/server/database/database.ts";
import { type Asker, clockTolerance, codeRule, type SendLimit } from "../../accounts.policy.ts";
import { otpRequests } from "../accounts.tables.ts";

export type OtpRequestRow = typeof otpRequests.$inferSelect;

/** Runs requests for codes one after the other until the transaction ends, so that each counts those before it. */
export async function lockSending(tx: Db): Promise<void> {
	await lockUntilCommit(tx, "otp-send");
}

/** The values that limits count requests by. */
export type CountedBy = { mobile: string; addressHash: string; networkHash: string; asker: Asker };

/** The condition for the requests that a limit counts; none if it counts all. */
function isCounted({ by }: SendLimit, who: CountedBy) {
	if (by === "mobile") return eq(otpRequests.mobile, who.mobile);
	if (by === "address") return eq(otpRequests.addressHash, who.addressHash);
	return by === "total" ? undefined : eq(otpRequests.networkHash, who.networkHash);
}

const notFromFuture = (now: Date) => lte(otpRequests.createdAt, new Date(now.getTime() + clockTolerance));

/** When the requester made the request that fills this limit; undefined if it is not full. */
export async function findFilling(
	tx: Db,
	limit: SendLimit,
	who: CountedBy,
	now: Date,
): Promise<Date | undefined> {
	const since = new Date(now.getTime() - limit.within);
	const [row] = await tx
		.select({ createdAt: otpRequests.createdAt })
		.from(otpRequests)
		.where(
			and(
				isCounted(limit, who),
				eq(otpRequests.fromKnownDevice, who.asker === "known-device"),
				gt(otpRequests.createdAt, since),
				notFromFuture(now),
			),
		)
		.orderBy(desc(otpRequests.createdAt))
		.offset(limit.count - 1)
		.limit(1);
	return row?.createdAt;
}

/** How many codes strangers requested in this many milliseconds before `now`. */
export function countStrangers(db: Db, { within, now }: { within: number; now: Date }): Promise<number> {
	const since = new Date(now.getTime() - within);
	return db.$count(
		otpRequests,
		and(eq(otpRequests.fromKnownDevice, false), gt(otpRequests.createdAt, since), notFromFuture(now)),
	);
}

/**
 * Records that a code is sent. Limits count these rows, so call it before sending, under the same lock as the count.
 */
export async function insertRequest(tx: Db, request: typeof otpRequests.$inferInsert): Promise<void> {
	await tx.insert(otpRequests).values(request);
}

/** Stores the provider's name for the code that it sent. The provider checks the code under that name. */
export async function setReference(db: Db, id: string, providerReference: string): Promise<void> {
	await db.update(otpRequests).set({ providerReference }).where(eq(otpRequests.id, id));
}

/** Ends a request whose code was not sent. The row stays, and limits count it. */
export async function endRequest(db: Db, id: string, now: Date): Promise<void> {
	await db.update(otpRequests).set({ endsAt: now }).where(eq(otpRequests.id, id));
}

const isOpen = (id: string, now: Date) =>
	and(eq(otpRequests.id, id), isNull(otpRequests.usedAt), gt(otpRequests.endsAt, now), notFromFuture(now));

/**
 * Takes one of the request's tries before the code is checked, so that simultaneous guesses have five tries in all.
 * Undefined if none is left or the request is used, ended or unknown.
 */
export async function takeTry(db: Db, id: string, now: Date): Promise<OtpRequestRow | undefined> {
	const [row] = await db
		.update(otpRequests)
		.set({ wrongTries: sql`${otpRequests.wrongTries} + 1` })
		.where(and(isOpen(id, now), lt(otpRequests.wrongTries, codeRule.tries)))
		.returning();
	return row;
}

/** Marks the request as used. Returns false if it was used already. */
export async function spendRequest(tx: Db, id: string, now: Date): Promise<boolean> {
	const spent = await tx
		.update(otpRequests)
		.set({ usedAt: now })
		.where(isOpen(id, now))
		.returning({ id: otpRequests.id });
	return spent.length > 0;
}

/** True while the request is neither used nor ended, whatever its tries. */
export async function isOpenRequest(db: Db, id: string, now: Date): Promise<boolean> {
	const rows = await db.select({ id: otpRequests.id }).from(otpRequests).where(isOpen(id, now));
	return rows.length > 0;
}

/**
 * Deletes requests for codes sent at `time` or earlier. Limits count these rows, so keep those that they still need.
 */
export async function deleteRequestsBefore(db: Db, time: Date): Promise<void> {
	await db.delete(otpRequests).where(lte(otpRequests.createdAt, time));
}
