import { isStaff, type Role, type Viewer } from "../../platform/access.ts";
import { AppError, notFound } from "../../platform/app-error.ts";
import type { Clock } from "../../platform/dates.ts";
import { auditOf } from "../../platform/server/database/audit.ts";
import { type Db, inTransaction } from "../../platform/server/database/database.ts";
import { m } from "../../paraglide/messages.js";
import { bringsReferralCode, leavesNoAdmin, staffSessionLifetime } from "../accounts.policy.ts";
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

const auditUser = auditOf("user");

export type Roles = ReturnType<typeof createRoles>;

/** Makes the user's referral code unless they have one, in the caller's transaction. */
export async function ensureReferralCode(tx: Db, userId: string): Promise<void> {
	// One in 10^12 codes is taken; trying again is enough.
	while (!(await addReferralCode(tx, userId, newReferralCode())));
}

/** Who is given which role, by an admin, by the command or by the setting ADMIN_MOBILES. */
export function createRoles({ db, clock }: { db: Db; clock: Clock }) {
	/** Sets the role of a locked user, with its entry in the audit log and the referral code that comes with it. */
	async function grant(
		tx: Db,
		user: UserRow,
		role: Role,
		by: { actorId: string | null; reason: string | null },
	): Promise<void> {
		if (user.role === role) return;
		await setRole(tx, user.id, role);
		if (isStaff({ role })) await shortenSessions(tx, user.id, staffSessionLifetime);
		await auditUser(tx, {
			at: clock(),
			...by,
			action: "user.role",
			subjectId: user.id,
			before: { role: user.role },
			after: { role },
		});
		if (bringsReferralCode(role)) await ensureReferralCode(tx, user.id);
	}

	/** Sets a user's role for an admin. Throws not_found, forbidden, and conflict when no admin would be left. */
	function setByAdmin(
		viewer: Viewer,
		userId: string,
		{ role, reason }: { role: Role; reason: string },
	): Promise<UserRow> {
		return inTransaction(db, async (tx) => {
			const admins = await lockAdmins(tx);
			// Another admin may have taken the role away since the request came in.
			if (!admins.includes(viewer.userId)) throw new AppError("forbidden", m["platform.error.forbidden"]());
			const user = await lockUser(tx, userId);
			if (user === undefined) throw notFound();
			if (leavesNoAdmin({ from: user.role, to: role, admins: admins.length })) {
				throw new AppError("conflict", m["accounts.role.last_admin"]());
			}
			await grant(tx, user, role, { actorId: viewer.userId, reason });
			return (await findUser(tx, userId)) ?? user;
		});
	}

	/** Sets the role of the mobile's user from the command line; answers false when nobody has that mobile. */
	function setByCommand(mobile: string, role: Role): Promise<boolean> {
		return inTransaction(db, async (tx) => {
			const found = await findUserByMobile(tx, mobile);
			const user = found && (await lockUser(tx, found.id));
			if (user === undefined) return false;
			await grant(tx, user, role, { actorId: null, reason: "command" });
			return true;
		});
	}

	/** Makes a user admin at login, because the setting ADMIN_MOBILES names their mobile. */
	async function makeAdminAtLogin(tx: Db, user: UserRow): Promise<void> {
		const locked = await lockUser(tx, user.id);
		if (locked !== undefined) await grant(tx, locked, "admin", { actorId: null, reason: "ADMIN_MOBILES" });
	}

	return { setByAdmin, setByCommand, makeAdminAtLogin };
}
