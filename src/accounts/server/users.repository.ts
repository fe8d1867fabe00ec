import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Locale } from "../../paraglide/runtime.js";
import { mainLanguage, siteLanguages } from "../../platform/languages.ts";
import type { Role } from "../../platform/access.ts";
import { brokenUnique, type Db, inTransaction } from "../../platform/server/database/database.ts";
import { namedQuery } from "../../platform/server/database/named.ts";
import { users } from "./accounts.tables.ts";

/** A person with an account; never a deleted account. */
export type UserRow = {
	id: string;
	name: string | null;
	mobile: string;
	role: Role;
	referralCode: string | null;
	createdAt: Date;
	/** Since when staff suspend the account; null if they do not. */
	suspendedAt: Date | null;
	/** The language that the person chose; null for the base language. */
	language: Locale | null;
};

const columns = {
	id: users.id,
	name: users.name,
	mobile: users.mobile,
	role: users.role,
	referralCode: users.referralCode,
	createdAt: users.createdAt,
	suspendedAt: users.suspendedAt,
	language: users.language,
};
const isOpen = isNull(users.deletedAt);

function toUser(row: (Omit<UserRow, "mobile"> & { mobile: string | null }) | undefined): UserRow | undefined {
	return row === undefined || row.mobile === null ? undefined : { ...row, mobile: row.mobile };
}

/** Finds the person of a mobile in "+91" form. A deleted account has none. */
export async function findUserByMobile(db: Db, mobile: string): Promise<UserRow | undefined> {
	const [row] = await db.select(columns).from(users).where(eq(users.mobile, mobile));
	return toUser(row);
}

/** Finds the owner of a referral code, spelled as stored. A deleted account has none. */
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

/** Reads many people at once, without unknown and deleted ones. */
export async function findUsers(db: Db, ids: string[]): Promise<UserRow[]> {
	if (ids.length === 0) return [];
	const rows = await usersByIds(db, { ids });
	return rows.flatMap((row) => toUser(row) ?? []);
}

/** The language in which we write to a person: the one that they chose, or else the main language. */
export async function readLanguage(db: Db, id: string): Promise<Locale> {
	const [row] = await db.select({ language: users.language }).from(users).where(eq(users.id, id));
	return siteLanguages.find((one) => one === row?.language) ?? mainLanguage;
}

/** Finds a person by id; undefined also if the account was deleted. */
export async function findUser(db: Db, id: string): Promise<UserRow | undefined> {
	const [user] = await findUsers(db, [id]);
	return user;
}

/**
 * Returns the user of the mobile, and adds one if there is none. If two calls run at once, one adds the user and both
 * return it. Locks the row until the transaction ends; otherwise a deletion could leave what is added next with a
 * blanked account.
 */
export async function addUserOnce(
	tx: Db,
	user: { id: string; mobile: string; createdAt: Date; language?: Locale | null },
): Promise<{ user: UserRow; isNew: boolean }> {
	const [added] = await tx
		.insert(users)
		.values(user)
		.onConflictDoNothing({ target: users.mobile })
		.returning(columns);
	const found = toUser(added) ?? (await lockUserByMobile(tx, user.mobile));
	// The account was deleted between the two statements.
	if (found === undefined) return addUserOnce(tx, user);
	return { user: found, isNew: added !== undefined };
}

/** The accounts of these mobiles. */
export async function findUsersByMobile(db: Db, mobiles: readonly string[]): Promise<UserRow[]> {
	if (mobiles.length === 0) return [];
	const rows = await db
		.select(columns)
		.from(users)
		.where(inArray(users.mobile, [...mobiles]));
	return rows.flatMap((row) => toUser(row) ?? []);
}

/** As `addUserOnce`, for many mobiles, each once. Locks all rows in one order, so that two calls do not deadlock. */
export async function addUsersOnce(
	tx: Db,
	people: readonly { id: string; mobile: string; createdAt: Date }[],
): Promise<UserRow[]> {
	if (people.length === 0) return [];
	const sorted = people.toSorted((one, other) => (one.mobile < other.mobile ? -1 : 1));
	await tx.insert(users).values(sorted).onConflictDoNothing({ target: users.mobile });
	const rows = await tx
		.select(columns)
		.from(users)
		.where(
			inArray(
				users.mobile,
				sorted.map(({ mobile }) => mobile),
			),
		)
		.orderBy(asc(users.mobile))
		.for("no key update");
	return rows.flatMap((row) => toUser(row) ?? []);
}

/** Changes what people set themselves and returns the person; undefined if the account was deleted. */
export async function changeUser(
	db: Db,
	id: string,
	change: { name: string } | { language: Locale },
): Promise<UserRow | undefined> {
	const [row] = await db
		.update(users)
		.set(change)
		.where(and(eq(users.id, id), isOpen))
		.returning(columns);
	return toUser(row);
}

/** Suspends the person's account, or ends that (null). The caller has locked the user. */
export async function setSuspended(tx: Db, id: string, suspendedAt: Date | null): Promise<void> {
	await tx.update(users).set({ suspendedAt }).where(eq(users.id, id));
}

/** Writes the role. The caller has locked the user and writes the audit entry in the same transaction. */
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
 * Locks a user's row until the transaction ends and returns it; undefined if the account was deleted. "No key update"
 * lets other transactions add rows that refer to the user; otherwise two people who sell to each other could deadlock.
 */
export async function lockUser(tx: Db, id: string): Promise<UserRow | undefined> {
	const [row] = await locked(tx, { id });
	return toUser(row);
}

/**
 * Locks the user's row so that no row that refers to it can be added until the transaction ends, and waits for
 * transactions that are adding one. Do not lock anything afterwards that such a transaction may have locked.
 */
export async function lockUserAgainstAdditions(tx: Db, id: string): Promise<void> {
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
 * Returns those of these users whose accounts exist, and prevents their deletion until the transaction ends. "Key
 * share" blocks a deletion and no other change of an account; the fixed order prevents deadlocks.
 */
export async function keepOpenUsers(tx: Db, ids: readonly string[]): Promise<string[]> {
	return (await openAmong(tx, { ids })).map(({ id }) => id);
}

async function lockUserByMobile(tx: Db, mobile: string): Promise<UserRow | undefined> {
	const [row] = await tx.select(columns).from(users).where(eq(users.mobile, mobile)).for("no key update");
	return toUser(row);
}

/** Locks all admins' rows, always in the same order, and returns their ids. */
export async function lockAdmins(tx: Db): Promise<string[]> {
	const rows = await tx
		.select({ id: users.id })
		.from(users)
		.where(and(eq(users.role, "admin"), isOpen))
		.orderBy(asc(users.id))
		.for("update");
	return rows.map((row) => row.id);
}

/** Reads the ids of all admins. */
export async function readAdminIds(db: Db): Promise<string[]> {
	const rows = await db
		.select({ id: users.id })
		.from(users)
		.where(and(eq(users.role, "admin"), isOpen));
	return rows.map((row) => row.id);
}

/** Blanks the row of a deleted account: nothing personal is left, and the mobile can register again. */
export async function blankUser(tx: Db, id: string, deletedAt: Date): Promise<void> {
	await tx
		.update(users)
		.set({
			mobile: null,
			name: null,
			referralCode: null,
			role: "user",
			deletedAt,
			suspendedAt: null,
			language: null,
		})
		.where(eq(users.id, id));
}

/** Gives the user this code unless they have one. Returns false if another user has the code. */
export async function addReferralCode(tx: Db, id: string, code: string): Promise<boolean> {
	try {
		// Without the savepoint a duplicate code would end the caller's transaction.
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
