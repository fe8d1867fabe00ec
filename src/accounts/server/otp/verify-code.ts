import { type AppError, wrongCode } from "../../../platform/app-error.ts";
import { inTransaction } from "../../../platform/server/database/database.ts";
import { m } from "../../../paraglide/messages.js";
import { codeRule, proofLifetime } from "../../accounts.policy.ts";
import type { AccountsContext } from "../accounts.context.ts";
import { insertProof } from "../proofs.repository.ts";
import { hashToken, newToken } from "../random-token.ts";
import { hashCode, isSameHash } from "./code-hash.ts";
import { isOpenRequest, type OtpRequestRow, spendRequest, takeTry } from "./otp.repository.ts";
import type { CheckedCode } from "./otp-provider.ts";

async function checkCode(
	{ keyedHash, otpProvider }: AccountsContext,
	request: OtpRequestRow,
	code: string,
): Promise<CheckedCode> {
	if (request.codeHash !== null) {
		return isSameHash(hashCode(keyedHash, request, code), request.codeHash) ? "right" : "wrong";
	}
	// Not sent yet, or sent by a provider that is no longer configured.
	if (request.providerReference === null || otpProvider.check === undefined) return "ended";
	return otpProvider.check({ reference: request.providerReference, code });
}

/** Ends the request and creates the proof. If two calls have the right code, one gets the proof. */
function proveMobile({ db, clock }: AccountsContext, request: OtpRequestRow): Promise<string> {
	return inTransaction(db, async (tx) => {
		const now = clock();
		if (!(await spendRequest(tx, request.id, now))) throw refusal("ended");
		const proof = newToken();
		const endsAt = new Date(now.getTime() + proofLifetime);
		await insertProof(tx, { tokenHash: hashToken(proof), mobile: request.mobile, endsAt });
		return proof;
	});
}

/**
 * Checks a one-time code and returns the proof with which the person logs in. Throws bad_input with what the person can
 * do, service_away.
 */
export async function verifyCode(
	ctx: AccountsContext,
	{ requestId, code }: { requestId: string; code: string },
): Promise<string> {
	const request = await takeTry(ctx.db, requestId, ctx.clock());
	if (request === undefined) {
		throw refusal((await isOpenRequest(ctx.db, requestId, ctx.clock())) ? "too_many_tries" : "ended");
	}
	const checked = await checkCode(ctx, request, code);
	if (checked === "right") return proveMobile(ctx, request);
	throw refusal(checked === "wrong" && request.wrongTries >= codeRule.tries ? "too_many_tries" : checked);
}

function refusal(checked: Exclude<CheckedCode, "right">): AppError {
	const messages = {
		wrong: m["accounts.otp.code_wrong"],
		ended: m["accounts.otp.code_ended"],
		too_many_tries: m["accounts.otp.too_many_tries"],
	};
	return wrongCode(messages[checked]());
}
