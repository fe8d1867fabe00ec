import type { Viewer } from "../../platform/access.ts";
import { AppError, badInput, notFound } from "../../platform/app-error.ts";
import { inTransaction } from "../../platform/server/database/database.ts";
import { m } from "../../paraglide/messages.js";
import type { Locale } from "../../paraglide/runtime.js";
import { leavesNoAdmin } from "../accounts.policy.ts";
import type { AccountsContext } from "./accounts.context.ts";
import { deleteBlocksWith } from "./blocks/blocks.repository.ts";
import { deleteDevicesOf } from "./known-devices.repository.ts";
import { deleteSecondFactor } from "./second-factor/second-factor.repository.ts";
import { deleteSessionsOf } from "./sessions.repository.ts";
import { blankUser, changeUser, findUser, lockAdmins, lockUser, type UserRow } from "./users.repository.ts";

function orNotFound(user: UserRow | undefined): UserRow {
	if (user === undefined) throw notFound();
	return user;
}

/** Reads the signed-in person's account. */
export async function readOwnAccount(
	{ db }: Pick<AccountsContext, "db">,
	{ userId }: Pick<Viewer, "userId">,
): Promise<UserRow> {
	return orNotFound(await findUser(db, userId));
}

/** Changes the signed-in person's name. */
export async function renameOwnAccount(
	{ db }: Pick<AccountsContext, "db">,
	viewer: Viewer,
	name: string,
): Promise<UserRow> {
	return orNotFound(await changeUser(db, viewer.userId, { name }));
}

/** Stores the language that the signed-in person chose. */
export async function chooseLanguage(
	{ db }: Pick<AccountsContext, "db">,
	viewer: Viewer,
	language: Locale,
): Promise<UserRow> {
	return orNotFound(await changeUser(db, viewer.userId, { language }));
}

/** Collects what all modules store about the signed-in person, by module. */
export function exportParts(
	{ db, exportRequested }: Pick<AccountsContext, "db" | "exportRequested">,
	{ userId }: Viewer,
): Promise<Record<string, unknown>> {
	return inTransaction(db, async (tx) => {
		const parts: Record<string, unknown> = {};
		await exportRequested.announce(tx, { userId, add: (part, data) => void (parts[part] = data) });
		return parts;
	});
}

/**
 * Deletes the signed-in person's account for good. Throws bad_input unless `mobile` is their own, and conflict if no
 * admin would be left.
 */
export function deleteOwnAccount(
	{ db, clock, accountDeleted }: Pick<AccountsContext, "db" | "clock" | "accountDeleted">,
	viewer: Viewer,
	mobile: string,
): Promise<void> {
	return inTransaction(db, async (tx) => {
		// Admins are locked before the account, in the order of a role change. A viewer who became an admin after the
		// request began counts no admins and is refused; the next attempt counts them.
		const admins = viewer.role === "admin" ? await lockAdmins(tx) : [];
		const user = orNotFound(await lockUser(tx, viewer.userId));
		if (user.mobile !== mobile)
			throw badInput([{ msg: m["accounts.delete.other_mobile"](), path: "mobile" }]);
		if (leavesNoAdmin({ from: user.role, to: "user", admins: admins.length }))
			throw new AppError("conflict", m["accounts.role.last_admin"]());
		await accountDeleted.announce(tx, { userId: user.id });
		await deleteBlocksWith(tx, user.id);
		await deleteSessionsOf(tx, user.id);
		await deleteDevicesOf(tx, user.id);
		await deleteSecondFactor(tx, user.id);
		await blankUser(tx, user.id, clock());
	});
}
