import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { Role } from "../../platform/access.ts";
import { brokenUnique, type Db, inTransaction } from "../../platform/server/database/database.ts";
import { namedQuery } from "../../platform/server/database/named.ts";
import { users } from "./accounts.tables.ts";

/** A person with an account; deleted ones are never read as this. */
export type UserRow = {
	id: string;
	name: string | null;
	mobile: string;
	role: Role;
	referralCode: string | null;
	createdAt: Date;
};

const columns = {
	id: users.id,
	name: users.name,
	mobile: users.mobile,
	role: users.role,
	referralCode: users.referralCode,
	createdAt: users.createdAt,
};
const isOpen = isNull(users.deletedAt);

function toUser(row: (Omit<UserRow, "mobile"> & { mobile: string | null }) | undefined): UserRow | undefined {
	return row === undefined || row.mobile === null ? undefined : { ...row, mobile: row.mobile };
}

/** The person with this id; undefined also where the account was deleted. */
export async function findUser(db: Db, id: string): Promise<UserRow | undefined> {
	const [row] = await db
		.select(columns)
		.from(users)
		.where(and(eq(users.id, id), isOpen));
	return toUser(row);
}

/** The person with this mobile, in international form. A deleted account has none. */
export async function findUserByMobile(db: Db, mobile: string): Promise<UserRow | undefined> {
	const [row] = await db.select(columns).from(users).where(eq(users.mobile, mobile));
	return toUser(row);
}

/** Whose code this is, as it is stored; deleted accounts are nobody's. */
export async function findUserByReferralCode(db: Db, code: string): Promise<UserRow | undefined> {
	const [row] = await db.select(columns).from(users).where(eq(users.referralCode, code));
	return toUser(row);
}

const usersByIds = namedQuery("users_by_ids", (db) =>
	db
		.select(columns)
		.from(users)
		.where(and(sql`${users.id} = any(${sql.placeholder("ids")}::uuid[])`, isOpen)),
);

/** Reads many at once; those not there or deleted are left out. */
export async function findUsers(db: Db, ids: string[]): Promise<UserRow[]> {
	if (ids.length === 0) return [];
	const rows = await usersByIds(db, { ids });
	return rows.flatMap((row) => toUser(row) ?? []);
}

/**
 * Adds the user unless the mobile has one, and answers which it is; of two at once one adds and both get the same. The
 * row is locked until the transaction ends: a deletion meanwhile would leave what is added next with a blanked account.
 */
export async function addUserOnce(
	tx: Db,
	user: { id: string; mobile: string; createdAt: Date },
): Promise<{ user: UserRow; isNew: boolean }> {
	const [added] = await tx
		.insert(users)
		.values(user)
		.onConflictDoNothing({ target: users.mobile })
		.returning(columns);
	const found = toUser(added) ?? (await lockUserByMobile(tx, user.mobile));
	// The other one's deletion fell between the two statements.
	if (found === undefined) return addUserOnce(tx, user);
	return { user: found, isNew: added !== undefined };
}

/** Answers the person as they are now; undefined where the account was deleted. */
export async function setName(db: Db, id: string, name: string): Promise<UserRow | undefined> {
	const [row] = await db
		.update(users)
		.set({ name })
		.where(and(eq(users.id, id), isOpen))
		.returning(columns);
	return toUser(row);
}

/** Writes the role, unasked: the caller holds the user and has the entry for the audit log in the same transaction. */
export async function setRole(tx: Db, id: string, role: Role): Promise<void> {
	await tx.update(users).set({ role }).where(eq(users.id, id));
}

const locked = namedQuery("user_locked", (db) =>
	db
		.select(columns)
		.from(users)
		.where(and(eq(users.id, sql.placeholder("id")), isOpen))
		.for("no key update"),
);

/**
 * Locks the user's row until the transaction ends, so that two changes of it do not cross. "No key": rows that point at
 * the user may be written meanwhile, or two people who sell to each other would wait in a circle.
 */
export async function lockUser(tx: Db, id: string): Promise<UserRow | undefined> {
	const [row] = await locked(tx, { id });
	return toUser(row);
}

/** Locks the user's row so that nobody can point at it until the transaction ends; waits for whoever is about to. */
export async function lockUserAlone(tx: Db, id: string): Promise<void> {
	await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for("update");
}

const openAmong = namedQuery("users_open_among", (db) =>
	db
		.select({ id: users.id })
		.from(users)
		.where(and(sql`${users.id} = any(${sql.placeholder("ids")}::uuid[])`, isOpen))
		.orderBy(asc(users.id))
		.for("key share"),
);

/**
 * Those of these whose accounts are not deleted, in one order for all, and none of them is before the transaction ends.
 * "Key share", as a row that points at them takes: of all changes of an account it stops its deletion alone.
 */
export async function keepOpenUsers(tx: Db, ids: readonly string[]): Promise<string[]> {
	return (await openAmong(tx, { ids })).map(({ id }) => id);
}

async function lockUserByMobile(tx: Db, mobile: string): Promise<UserRow | undefined> {
	const [row] = await tx.select(columns).from(users).where(eq(users.mobile, mobile)).for("no key update");
	return toUser(row);
}

/** Locks all admins' rows, always in the same order, and answers their ids. */
export async function lockAdmins(tx: Db): Promise<string[]> {
	const rows = await tx
		.select({ id: users.id })
		.from(users)
		.where(and(eq(users.role, "admin"), isOpen))
		.orderBy(asc(users.id))
		.for("update");
	return rows.map((row) => row.id);
}

/** The ids of all admins. */
export async function readAdmins(db: Db): Promise<string[]> {
	const rows = await db
		.select({ id: users.id })
		.from(users)
		.where(and(eq(users.role, "admin"), isOpen));
	return rows.map((row) => row.id);
}

/** Blanks the row of a deleted account: nothing personal is left, and the mobile is free to register anew. */
export async function blankUser(tx: Db, id: string, deletedAt: Date): Promise<void> {
	await tx
		.update(users)
		.set({ mobile: null, name: null, referralCode: null, role: "user", deletedAt })
		.where(eq(users.id, id));
}

/** Gives the user this code unless they have one; false when the code is somebody else's already. */
export async function addReferralCode(tx: Db, id: string, code: string): Promise<boolean> {
	try {
		// A savepoint: a broken unique would otherwise end the caller's whole transaction.
		await inTransaction(tx, async (savepoint) => {
			await savepoint
				.update(users)
				.set({ referralCode: code })
				.where(and(eq(users.id, id), isOpen, isNull(users.referralCode)));
		});
		return true;
	} catch (error) {
		if (brokenUnique(error) === "users_referral_code_unique") return false;
		throw error;
	}
}
