import type { Viewer } from "../../platform/access.ts";
import { AppError } from "../../platform/app-error.ts";
import type { Db } from "../../platform/server/database/database.ts";
import { newId } from "../../platform/server/database/ids.ts";
import { m } from "../../paraglide/messages.js";
import {
	addUserOnce,
	addUsersOnce,
	findUsers,
	keepOpenUsers,
	lockUser,
	type UserRow,
} from "./users.repository.ts";

/** Reads people by their ids and returns them by id, without deleted accounts. The caller's policy guards the mobiles. */
export async function readUsersByIds(tx: Db, ids: readonly string[]): Promise<Map<string, UserRow>> {
	const people = await findUsers(tx, [...new Set(ids)]);
	return new Map(people.map((user) => [user.id, user]));
}

/**
 * Returns the account of a mobile in "+91" form, and creates it if there is none: staff register people who have never
 * logged in. Locks the row until the transaction ends, so that the account cannot be deleted in between.
 */
export async function ensureUserByMobile(tx: Db, mobile: string, now: Date): Promise<UserRow> {
	const { user } = await addUserOnce(tx, { id: newId(), mobile, createdAt: now });
	return user;
}

/** As `ensureUserByMobile`, for many mobiles, each once. */
export function ensureUsersByMobile(tx: Db, mobiles: readonly string[], now: Date): Promise<UserRow[]> {
	return addUsersOnce(
		tx,
		mobiles.map((mobile) => ({ id: newId(), mobile, createdAt: now })),
	);
}

/** Locks the signed-in person's account as `lockUser` does. Throws not_signed_in if it has been deleted. */
export async function lockSignedIn(tx: Db, { userId }: Pick<Viewer, "userId">): Promise<UserRow> {
	const user = await lockUser(tx, userId);
	if (user === undefined) throw new AppError("not_signed_in", m["platform.error.not_signed_in"]());
	return user;
}

/**
 * Throws forbidden (account_suspended) for a person whom staff suspend: they read what they have, but claim, post and buy
 * nothing.
 */
export function refuseSuspended({ suspendedAt }: Pick<UserRow, "suspendedAt">): void {
	if (suspendedAt !== null)
		throw new AppError("forbidden", m["accounts.suspended"](), { reason: "account_suspended" });
}

/** Locks the signed-in person's account as `lockSignedIn` does, and refuses a suspended person. */
export async function lockActive(tx: Db, viewer: Pick<Viewer, "userId">): Promise<UserRow> {
	const user = await lockSignedIn(tx, viewer);
	refuseSuspended(user);
	return user;
}

/**
 * Returns those of these people whose accounts exist. A deletion that starts later also deletes what the transaction
 * writes for them; the function waits for one in progress.
 */
export async function keepPeople(tx: Db, userIds: readonly string[]): Promise<Set<string>> {
	return new Set(await keepOpenUsers(tx, userIds));
}
