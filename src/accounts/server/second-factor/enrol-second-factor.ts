import type { Viewer } from "../../../platform/access.ts";
import { AppError } from "../../../platform/app-error.ts";
import { type Db, inTransaction } from "../../../platform/server/database/database.ts";
import { m } from "../../../paraglide/messages.js";
import { codeFreshFor, loginFreshFor } from "../../second-factor.ts";
import { readSessionTimes } from "../sessions.repository.ts";
import { hashDemoCode, newDemoCode } from "./demo-code.ts";
import { holdStaff } from "./hold-staff.ts";
import { hashRecoveryCode, newRecoveryCodes } from "./recovery-codes.ts";
import type { SecondFactorContext } from "./second-factor.context.ts";
import { lockSecondFactor, saveSecondFactor, type SecondFactorRow } from "./second-factor.repository.ts";
import { newTotpSecret, otpauthUrl } from "./totp.ts";

type Enrolment = {
	otpauthUrl: string;
	secret: string;
	recoveryCodes: string[];
	/** A code that confirms it without an app, in a demo. */
	demoSecondFactor?: string;
};

/**
 * Creates a secret and recovery codes for the viewer; the first code of the secret confirms both. Throws forbidden
 * without a staff role and, with a reason, without a recent login or code.
 */
export function enrolSecondFactor(ctx: SecondFactorContext, viewer: Viewer): Promise<Enrolment> {
	return inTransaction(ctx.db, async (tx) => {
		const user = await holdStaff(tx, viewer);
		await checkEnrolling(ctx, tx, { viewer, factor: await lockSecondFactor(tx, user.id) });
		const secret = newTotpSecret();
		const recoveryCodes = newRecoveryCodes();
		const demoSecondFactor = ctx.isDemo ? newDemoCode() : undefined;
		await saveSecondFactor(tx, user.id, {
			sealedPendingSecret: ctx.seal.close(secret, user.id),
			pendingRecoveryHashes: recoveryCodes.map((code) => hashRecoveryCode(ctx.keyedHash, user.id, code)),
			...(demoSecondFactor !== undefined && {
				demoHashes: [hashDemoCode(ctx, user.id, demoSecondFactor, "first")],
			}),
		});
		return {
			otpauthUrl: otpauthUrl(secret, { issuer: ctx.brandName, label: user.mobile }),
			secret,
			recoveryCodes,
			...(demoSecondFactor !== undefined && { demoSecondFactor }),
		};
	});
}

type Asked = { viewer: Viewer; factor: SecondFactorRow | undefined };

/** A person with a stolen session can neither set up the first factor nor replace one. */
async function checkEnrolling(
	{ clock }: SecondFactorContext,
	tx: Db,
	{ viewer, factor }: Asked,
): Promise<void> {
	const times = await readSessionTimes(tx, viewer.sessionId);
	if (times === undefined) throw new AppError("not_signed_in", m["platform.error.not_signed_in"]());
	const since = (at: Date | null) => clock().getTime() - (at?.getTime() ?? 0);
	if ((factor?.sealedSecret ?? null) === null) {
		if (since(times.createdAt) < loginFreshFor) return;
		throw new AppError("forbidden", m["accounts.second_factor.login_stale"](), { reason: "login_stale" });
	}
	if (times.secondFactorAt === null)
		throw new AppError("forbidden", m["platform.error.second_factor_required"](), {
			reason: "second_factor_required",
		});
	if (since(times.secondFactorAt) < codeFreshFor) return;
	throw new AppError("forbidden", m["platform.error.second_factor_stale"](), {
		reason: "second_factor_stale",
	});
}
