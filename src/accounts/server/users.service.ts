import type { Viewer } from "../../platform/access.ts";
import { AppError, badInput, notFound } from "../../platform/app-error.ts";
import type { Clock } from "../../platform/dates.ts";
import type { ModuleEvent } from "../../platform/server/database/module-event.ts";
import { type Db, inTransaction } from "../../platform/server/database/database.ts";
import { newId } from "../../platform/server/database/ids.ts";
import { m } from "../../paraglide/messages.js";
import { leavesNoAdmin } from "../accounts.policy.ts";
import { deleteDevicesOf, listDevices } from "./known-devices.repository.ts";
import { deleteSecondFactor } from "./second-factor/second-factor.repository.ts";
import { deleteSessionsOf } from "./sessions.repository.ts";
import {
	addUserOnce,
	blankUser,
	findUser,
	findUserByMobile,
	findUserByReferralCode,
	findUsers,
	keepOpenUsers,
	lockAdmins,
	lockUser,
	lockUserAlone,
	readAdmins,
	setName,
	type UserRow,
} from "./users.repository.ts";

/** Said while the account's row is still whole, before it is blanked; the modules above put away what is theirs. */
export type AccountDeleted = { userId: string };
/** Said when a person asks for their data; each module above adds its part under its own name. */
export type ExportRequested = { userId: string; add: (part: string, data: unknown) => void };

type Dependencies = {
	db: Db;
	clock: Clock;
	accountDeleted: ModuleEvent<AccountDeleted>;
	exportRequested: ModuleEvent<ExportRequested>;
};

function orNotFound(user: UserRow | undefined): UserRow {
	if (user === undefined) throw notFound();
	return user;
}

/** For other modules: the people of these ids, by id. Deleted ones are left out; mobiles leave only by the caller's policy. */
export async function readUsersByIds(tx: Db, ids: readonly string[]): Promise<Map<string, UserRow>> {
	const people = await findUsers(tx, [...new Set(ids)]);
	return new Map(people.map((user) => [user.id, user]));
}

/** For other modules: the ids of all admins. */
export function readAdminIds(db: Db): Promise<string[]> {
	return readAdmins(db);
}

/** For other modules: the person of a mobile in "+91" form, or undefined. */
export function readUserByMobile(tx: Db, mobile: string): Promise<UserRow | undefined> {
	return findUserByMobile(tx, mobile);
}

/** For other modules: the person whose referral code this is, as it is stored; undefined where it is nobody's. */
export function readUserByReferralCode(tx: Db, code: string): Promise<UserRow | undefined> {
	return findUserByReferralCode(tx, code);
}

/**
 * For other modules: the person of a mobile in "+91" form; staff may act for somebody who was never here, whose account
 * is then made and has no name until its owner logs in. The row is locked until the transaction ends, so that the
 * account cannot be deleted while something is added to it.
 */
export async function ensureUserByMobile(tx: Db, mobile: string, now: Date): Promise<UserRow> {
	const { user } = await addUserOnce(tx, { id: newId(), mobile, createdAt: now });
	return user;
}

/**
 * For other modules: the account, or undefined where it is not there. Its row is locked until the transaction ends, so that it cannot be
 * deleted while something is added to it, and of two additions at once the second sees the first.
 */
export function holdUser(tx: Db, userId: string): Promise<UserRow | undefined> {
	return lockUser(tx, userId);
}

/** For other modules: the same for who asks. Throws not_signed_in where the account has been deleted since. */
export async function holdSignedIn(tx: Db, { userId }: Pick<Viewer, "userId">): Promise<UserRow> {
	const user = await lockUser(tx, userId);
	if (user === undefined) throw new AppError("not_signed_in", m["platform.error.not_signed_in"]());
	return user;
}

/**
 * For other modules, where an account is deleted: from now on whoever would add something to it waits for the end of the
 * transaction, and who began before is waited for. Nothing may be locked behind it that such a one may hold.
 */
export function holdUserAlone(tx: Db, userId: string): Promise<void> {
	return lockUserAlone(tx, userId);
}

/**
 * For other modules: those of these people whose accounts are not deleted; what is written for them now is found by a
 * deletion that comes after. Waits for a deletion that is about to end.
 */
export async function keepPeople(tx: Db, userIds: readonly string[]): Promise<Set<string>> {
	return new Set(await keepOpenUsers(tx, userIds));
}

/** People with accounts. */
export function createUsers({ db, clock, accountDeleted, exportRequested }: Dependencies) {
	/** The signed-in person. */
	const readOwn = async (viewer: Pick<Viewer, "userId">) => orNotFound(await findUser(db, viewer.userId));

	/** Changes the signed-in person's name. */
	const rename = async (viewer: Viewer, name: string) => orNotFound(await setName(db, viewer.userId, name));

	/** What the modules above hold of the signed-in person, by part. */
	function exportParts(viewer: Viewer): Promise<Record<string, unknown>> {
		return inTransaction(db, async (tx) => {
			const parts: Record<string, unknown> = {};
			await exportRequested.announce(tx, {
				userId: viewer.userId,
				add: (part, data) => void (parts[part] = data),
			});
			return parts;
		});
	}

	/**
	 * Deletes the signed-in person's account for good; throws bad_input unless `mobile` is their own, and conflict when no
	 * admin would be left.
	 */
	function deleteOwn(viewer: Viewer, mobile: string): Promise<void> {
		return inTransaction(db, async (tx) => {
			// The admins before the account, as a change of role locks them. Who became admin only now counts none and is
			// refused: the next try counts them.
			const admins = viewer.role === "admin" ? await lockAdmins(tx) : [];
			const user = orNotFound(await lockUser(tx, viewer.userId));
			if (user.mobile !== mobile)
				throw badInput([{ msg: m["accounts.delete.other_mobile"](), path: "mobile" }]);
			if (leavesNoAdmin({ from: user.role, to: "user", admins: admins.length }))
				throw new AppError("conflict", m["accounts.role.last_admin"]());
			await accountDeleted.announce(tx, { userId: user.id });
			await deleteSessionsOf(tx, user.id);
			await deleteDevicesOf(tx, user.id);
			await deleteSecondFactor(tx, user.id);
			await blankUser(tx, user.id, clock());
		});
	}

	/** For admins: the user of the mobile, or none. */
	const listByMobile = async (mobile: string) =>
		[await findUserByMobile(db, mobile)].filter((user) => user !== undefined);

	/** When the signed-in person's known browsers last logged them in. */
	const listKnownDevices = (viewer: Viewer) => listDevices(db, viewer.userId);

	return { readOwn, rename, exportParts, listKnownDevices, deleteOwn, listByMobile };
}
