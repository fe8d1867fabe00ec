import type { Viewer } from "../../../platform/access.ts";
import { AppError, wrongCode } from "../../../platform/app-error.ts";
import { auditOf } from "../../../platform/server/database/audit.ts";
import { type Db, inTransaction } from "../../../platform/server/database/database.ts";
import { m } from "../../../paraglide/messages.js";
import { isUsedStep, lockedUntilAfter, secondsLocked } from "../../second-factor.ts";
import { markSecondFactor, unmarkOtherSessions } from "../sessions.repository.ts";
import { hashDemoCode } from "./demo-code.ts";
import { holdStaff } from "./hold-staff.ts";
import { hashRecoveryCode } from "./recovery-codes.ts";
import type { SecondFactorContext } from "./second-factor.context.ts";
import { lockSecondFactor, saveSecondFactor, type SecondFactorRow } from "./second-factor.repository.ts";
import { stepOfCode } from "./totp.ts";

const auditUser = auditOf("user");

/** What a valid code was: a code of the app, the first code of a new app, a recovery code, or a demo code. */
type RightCode =
	| { kind: "app"; step: number }
	| { kind: "first"; step: number | null }
	| { kind: "recovery" | "demo"; hash: string };
type Outcome = "right" | "wrong" | "used" | "not-enrolled" | { lockedForSeconds: number };

/**
 * Checks a code of the app or a recovery code and marks the viewer's session. Each code is valid once; wrong codes are
 * counted over all sessions of the account. Throws forbidden without a staff role, conflict if no factor is set up,
 * bad_input for a wrong code, too_often while the account is locked.
 */
export async function giveSecondFactor(
	ctx: SecondFactorContext,
	viewer: Viewer,
	{ code }: { code: string },
): Promise<void> {
	// Throws after the transaction, so that a wrong try stays counted.
	const outcome = await inTransaction(ctx.db, (tx) => tryCode(ctx, tx, viewer, code));
	if (outcome !== "right") throw refusal(outcome);
}

async function tryCode(ctx: SecondFactorContext, tx: Db, viewer: Viewer, code: string): Promise<Outcome> {
	const { id: userId } = await holdStaff(tx, viewer);
	const factor = await lockSecondFactor(tx, userId);
	if (factor === undefined || (factor.sealedSecret ?? factor.sealedPendingSecret) === null)
		return "not-enrolled";
	const now = ctx.clock();
	const lockedForSeconds = secondsLocked(factor.lockedUntil, now);
	if (lockedForSeconds > 0) return { lockedForSeconds };
	const found = recognise(ctx, factor, code, now);
	if (found === "used") return "used";
	if (found === null) {
		const wrongTries = factor.wrongTries + 1;
		await saveSecondFactor(tx, userId, { wrongTries, lockedUntil: lockedUntilAfter(wrongTries, now) });
		return "wrong";
	}
	await saveSecondFactor(tx, userId, {
		wrongTries: 0,
		lockedUntil: null,
		...(await acceptCode(ctx, tx, { viewer, factor, found })),
	});
	await markSecondFactor(tx, viewer.sessionId, now);
	if (viewer.withheldRole !== undefined)
		await ctx.sessions.rightsChanged.announce(tx, { sessionId: viewer.sessionId });
	return "right";
}

/** The kind of the code; null if it is wrong, "used" for a code of the app that was accepted before. */
function recognise(
	ctx: SecondFactorContext,
	factor: SecondFactorRow,
	typed: string,
	now: Date,
): RightCode | "used" | null {
	const code = typed.replaceAll(/\s/g, "");
	const stepIn = (sealed: string | null) =>
		sealed === null ? null : stepOfCode(ctx.seal.open(sealed, factor.userId), code, now);
	const step = stepIn(factor.sealedSecret);
	if (step !== null) return isUsedStep(step, factor.lastStep) ? "used" : { kind: "app", step };
	const firstStep = stepIn(factor.sealedPendingSecret);
	if (firstStep !== null) return { kind: "first", step: firstStep };
	const recoveryHash = hashRecoveryCode(ctx.keyedHash, factor.userId, code);
	if (factor.recoveryHashes.includes(recoveryHash)) return { kind: "recovery", hash: recoveryHash };
	if (!ctx.isDemo) return null;
	const hasShown = (use: "login" | "first") => {
		const hash = hashDemoCode(ctx, factor.userId, code, use);
		return factor.demoHashes.includes(hash) ? hash : null;
	};
	if (factor.sealedPendingSecret !== null && hasShown("first") !== null) return { kind: "first", step: null };
	const hash = hasShown("login");
	return hash === null ? null : { kind: "demo", hash };
}

type Accepted = { viewer: Viewer; factor: SecondFactorRow; found: RightCode };

/** The changes of the row for a valid code. Changes that concern the account's safety also go into the audit log. */
async function acceptCode(
	ctx: SecondFactorContext,
	tx: Db,
	{ viewer, factor, found }: Accepted,
): Promise<Partial<SecondFactorRow>> {
	const entry = {
		at: ctx.clock(),
		actorId: viewer.userId,
		action: "user.second-factor" as const,
		subjectId: factor.userId,
	};
	const without = (hashes: string[], used: string) => hashes.filter((hash) => hash !== used);
	switch (found.kind) {
		case "app":
			return { lastStep: found.step };
		case "demo":
			return { demoHashes: without(factor.demoHashes, found.hash) };
		case "recovery": {
			const recoveryHashes = without(factor.recoveryHashes, found.hash);
			await auditUser(tx, {
				...entry,
				reason: "recovery code",
				before: { recoveryCodes: factor.recoveryHashes.length },
				after: { recoveryCodes: recoveryHashes.length },
			});
			return { recoveryHashes };
		}
		case "first": {
			await auditUser(tx, {
				...entry,
				before: { secondFactor: factor.sealedSecret !== null },
				after: { secondFactor: true, recoveryCodes: factor.pendingRecoveryHashes.length },
			});
			for (const sessionId of await unmarkOtherSessions(tx, factor.userId, viewer.sessionId))
				// oxlint-disable-next-line no-await-in-loop -- statements of one transaction run one after the other
				await ctx.sessions.rightsChanged.announce(tx, { sessionId });
			return {
				sealedSecret: factor.sealedPendingSecret,
				recoveryHashes: factor.pendingRecoveryHashes,
				enrolledAt: ctx.clock(),
				lastStep: found.step,
				sealedPendingSecret: null,
				pendingRecoveryHashes: [],
				demoHashes: [],
			};
		}
	}
}

function refusal(outcome: Exclude<Outcome, "right">): AppError {
	if (outcome === "not-enrolled")
		return new AppError("conflict", m["accounts.second_factor.not_enrolled"](), {
			reason: "second_factor_not_enrolled",
		});
	if (outcome === "wrong" || outcome === "used") {
		return wrongCode(
			outcome === "used" ? m["accounts.second_factor.code_used"]() : m["accounts.second_factor.code_wrong"](),
		);
	}
	const { lockedForSeconds: retryAfterSeconds } = outcome;
	const minutes = Math.ceil(retryAfterSeconds / 60);
	return new AppError("too_often", m["accounts.second_factor.locked"]({ minutes }), { retryAfterSeconds });
}
