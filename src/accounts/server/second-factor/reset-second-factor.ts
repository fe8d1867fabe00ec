import type { Viewer } from "../../../platform/access.ts";
import { AppError, notFound } from "../../../platform/app-error.ts";
import { auditOf } from "../../../platform/server/database/audit.ts";
import { type Db, inTransaction } from "../../../platform/server/database/database.ts";
import { m } from "../../../paraglide/messages.js";
import { endSessionsOf } from "../sessions.ts";
import { findUserByMobile, lockAdmins, lockUser, type UserRow } from "../users.repository.ts";
import type { SecondFactorContext } from "./second-factor.context.ts";
import { lockSecondFactor, readEnrolled, saveSecondFactor } from "./second-factor.repository.ts";

const auditUser = auditOf("user");

/** Published when an admin or the command resets a person's second factor, in the same transaction. */
export type SecondFactorReset = { userId: string };

type ResetContext = Pick<SecondFactorContext, "db" | "clock" | "sessions" | "secondFactorReset">;
type By = { actorId: string | null; reason: string | null };

/**
 * Resets a person's second factor for an admin, after phone and recovery codes are lost. All the person's sessions end;
 * the next login sets up another factor. Throws forbidden, not_found, and conflict if there is none or it is the admin's
 * own.
 */
export function resetSecondFactor(ctx: ResetContext, viewer: Viewer, userId: string): Promise<UserRow> {
	return inTransaction(ctx.db, async (tx) => {
		const admins = await lockAdmins(tx);
		// Another admin may have removed the role after the request arrived.
		if (!admins.includes(viewer.userId)) throw new AppError("forbidden", m["platform.error.forbidden"]());
		if (viewer.userId === userId) throw new AppError("conflict", m["accounts.second_factor.reset_own"]());
		const user = await lockUser(tx, userId);
		if (user === undefined) throw notFound();
		if (!(await reset(ctx, tx, user, { actorId: viewer.userId, reason: null })))
			throw new AppError("conflict", m["accounts.second_factor.not_enrolled"]());
		return user;
	});
}

/** Resets the second factor from the command line, for a market whose admins can no longer log in. */
export function resetSecondFactorByCommand(
	ctx: ResetContext,
	mobile: string,
): Promise<"done" | "nobody" | "not-enrolled"> {
	return inTransaction(ctx.db, async (tx) => {
		const found = await findUserByMobile(tx, mobile);
		const user = found && (await lockUser(tx, found.id));
		if (user === undefined) return "nobody";
		return (await reset(ctx, tx, user, { actorId: null, reason: "command" })) ? "done" : "not-enrolled";
	});
}

/** Resets all second factors, because the key of their secrets is replaced. Returns how many there were. */
export async function resetAllSecondFactors(ctx: ResetContext, tx: Db): Promise<number> {
	let count = 0;
	for (const userId of await readEnrolled(tx)) {
		// oxlint-disable-next-line no-await-in-loop -- one transaction
		const user = await lockUser(tx, userId);
		// oxlint-disable-next-line no-await-in-loop -- one transaction
		if (user !== undefined && (await reset(ctx, tx, user, { actorId: null, reason: "command" }))) count++;
	}
	return count;
}

/** Resets the factor of a locked user. Returns false if none is set up or started. */
async function reset(ctx: ResetContext, tx: Db, { id }: UserRow, by: By): Promise<boolean> {
	const factor = await lockSecondFactor(tx, id);
	if (factor === undefined || (factor.sealedSecret ?? factor.sealedPendingSecret) === null) return false;
	await saveSecondFactor(tx, id, {
		sealedSecret: null,
		recoveryHashes: [],
		enrolledAt: null,
		lastStep: null,
		sealedPendingSecret: null,
		pendingRecoveryHashes: [],
		demoHashes: [],
		wrongTries: 0,
		lockedUntil: null,
	});
	await endSessionsOf(ctx.sessions, tx, id);
	await auditUser(tx, {
		at: ctx.clock(),
		...by,
		action: "user.second-factor",
		subjectId: id,
		before: { secondFactor: factor.sealedSecret !== null },
		after: { secondFactor: false },
	});
	await ctx.secondFactorReset.announce(tx, { userId: id });
	return true;
}
