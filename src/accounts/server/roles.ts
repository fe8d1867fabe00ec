import { isStaff, type Role, type Viewer } from "../../platform/access.ts";
import { AppError, notFound } from "../../platform/app-error.ts";
import { auditOf } from "../../platform/server/database/audit.ts";
import { type Db, inTransaction } from "../../platform/server/database/database.ts";
import { m } from "../../paraglide/messages.js";
import { bringsReferralCode, leavesNoAdmin, staffSessionLifetime } from "../accounts.policy.ts";
import type { AccountsContext } from "./accounts.context.ts";
import { deleteBlocksWith } from "./blocks/blocks.repository.ts";
import { newReferralCode } from "./referral-code.ts";
import { shortenSessions } from "./sessions.repository.ts";
import {
	addReferralCode,
	findUser,
	findUserByMobile,
	lockAdmins,
	lockUser,
	setRole,
	type UserRow,
} from "./users.repository.ts";

type RolesContext = Pick<AccountsContext, "db" | "clock">;

const auditUser = auditOf("user");

/** Creates the user's referral code if they have none, in the caller's transaction. */
export async function ensureReferralCode(tx: Db, userId: string): Promise<void> {
	// A code is taken once in 10^12 times, so the loop ends soon.
	while (!(await addReferralCode(tx, userId, newReferralCode())));
}

/** Sets the role of a locked user, with an audit entry and, if the role has one, a referral code. */
async function grantRole(
	tx: Db,
	user: UserRow,
	role: Role,
	by: { at: Date; actorId: string | null; reason: string },
): Promise<void> {
	if (user.role === role) return;
	await setRole(tx, user.id, role);
	if (isStaff({ role })) {
		await shortenSessions(tx, user.id, staffSessionLifetime);
		// Staff serve everyone.
		await deleteBlocksWith(tx, user.id);
	}
	await auditUser(tx, {
		...by,
		action: "user.role",
		subjectId: user.id,
		before: { role: user.role },
		after: { role },
	});
	if (bringsReferralCode(role)) await ensureReferralCode(tx, user.id);
}

/** Sets a user's role for an admin. Throws not_found, forbidden, and conflict if no admin would be left. */
export function setRoleByAdmin(
	{ db, clock }: RolesContext,
	viewer: Viewer,
	userId: string,
	{ role, reason }: { role: Role; reason: string },
): Promise<UserRow> {
	return inTransaction(db, async (tx) => {
		const admins = await lockAdmins(tx);
		// Another admin may have removed the role after the request arrived.
		if (!admins.includes(viewer.userId)) throw new AppError("forbidden", m["platform.error.forbidden"]());
		const user = await lockUser(tx, userId);
		if (user === undefined) throw notFound();
		if (leavesNoAdmin({ from: user.role, to: role, admins: admins.length })) {
			throw new AppError("conflict", m["accounts.role.last_admin"]());
		}
		await grantRole(tx, user, role, { at: clock(), actorId: viewer.userId, reason });
		return (await findUser(tx, userId)) ?? user;
	});
}

/** Sets the role of the mobile's user from the command line. Returns false if no account has that mobile. */
export function setRoleByCommand({ db, clock }: RolesContext, mobile: string, role: Role): Promise<boolean> {
	return inTransaction(db, async (tx) => {
		const found = await findUserByMobile(tx, mobile);
		const user = found && (await lockUser(tx, found.id));
		if (user === undefined) return false;
		await grantRole(tx, user, role, { at: clock(), actorId: null, reason: "command" });
		return true;
	});
}

/** Makes a user an admin at login, because ADMIN_MOBILES names their mobile. */
export async function makeAdminAtLogin(tx: Db, user: UserRow, at: Date): Promise<void> {
	const locked = await lockUser(tx, user.id);
	if (locked !== undefined)
		await grantRole(tx, locked, "admin", { at, actorId: null, reason: "ADMIN_MOBILES" });
}
