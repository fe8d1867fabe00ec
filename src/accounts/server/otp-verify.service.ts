import { type AppError, wrongCode } from "../../platform/app-error.ts";
import type { Clock } from "../../platform/dates.ts";
import { type Db, inTransaction } from "../../platform/server/database/database.ts";
import type { KeyedHash } from "../../platform/server/process/secret-key.ts";
import { m } from "../../paraglide/messages.js";
import { codeRule, proofLifetime } from "../accounts.policy.ts";
import { isOpenRequest, type OtpRequestRow, spendRequest, takeTry } from "./otp.repository.ts";
import { hashCode, isSameHash } from "./otp/code-hash.ts";
import type { CheckedCode, OtpProvider } from "./otp/otp-provider.ts";
import { insertProof } from "./proofs.repository.ts";
import { hashToken, newToken } from "./random-token.ts";

type Dependencies = { db: Db; clock: Clock; provider: OtpProvider; keyedHash: KeyedHash };

/** Checks one-time codes within their tries and turns a right one into the proof that opens a session. */
export function createOtpVerify({ db, clock, provider, keyedHash }: Dependencies) {
	async function look(request: OtpRequestRow, code: string): Promise<CheckedCode> {
		if (request.codeHash !== null) {
			return isSameHash(hashCode(keyedHash, request, code), request.codeHash) ? "right" : "wrong";
		}
		// Not sent yet, or sent by a provider that the settings no longer name.
		if (request.providerReference === null || provider.check === undefined) return "ended";
		return provider.check({ reference: request.providerReference, code });
	}

	/** Uses the request up and makes the proof; of two with the right code one gets it. */
	function prove(request: OtpRequestRow): Promise<string> {
		return inTransaction(db, async (tx) => {
			const now = clock();
			if (!(await spendRequest(tx, request.id, now))) throw refusal("ended");
			const proof = newToken();
			const endsAt = new Date(now.getTime() + proofLifetime);
			await insertProof(tx, { tokenHash: hashToken(proof), mobile: request.mobile, endsAt });
			return proof;
		});
	}

	/** Checks the code and answers the proof. Throws bad_input with what the person can do, service_away. */
	return async ({ requestId, code }: { requestId: string; code: string }): Promise<string> => {
		const request = await takeTry(db, requestId, clock());
		if (request === undefined) {
			throw refusal((await isOpenRequest(db, requestId, clock())) ? "too_many_tries" : "ended");
		}
		const checked = await look(request, code);
		if (checked === "right") return prove(request);
		throw refusal(checked === "wrong" && request.wrongTries >= codeRule.tries ? "too_many_tries" : checked);
	};
}

function refusal(checked: Exclude<CheckedCode, "right">): AppError {
	const words = {
		wrong: m["accounts.otp.code_wrong"],
		ended: m["accounts.otp.code_ended"],
		too_many_tries: m["accounts.otp.too_many_tries"],
	};
	return wrongCode(words[checked]());
}
