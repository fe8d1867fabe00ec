import { AppError } from "../../platform/app-error.ts";
import { type Db, inTransaction } from "../../platform/server/database/database.ts";
import { newId } from "../../platform/server/database/ids.ts";
import { m } from "../../paraglide/messages.js";
import { getLocale } from "../../paraglide/runtime.js";
import { mainLanguage } from "../../platform/languages.ts";
import { deviceRule } from "../accounts.policy.ts";
import type { AccountsContext } from "./accounts.context.ts";
import { dropSecrets, noteDevice } from "./known-devices.repository.ts";
import { spendProof } from "./proofs.repository.ts";
import { hashToken, isTokenShaped, newToken } from "./random-token.ts";
import { makeAdminAtLogin } from "./roles.ts";
import { startSession } from "./sessions.ts";
import { addUserOnce } from "./users.repository.ts";

type LoginInput = {
	mobile: string;
	verificationToken?: string | undefined;
	userAgent: string | undefined;
	/** The secrets of earlier logins in this browser, the latest first. */
	deviceSecrets: string[];
};
type Login = { userId: string; token: string; isNewUser: boolean; deviceSecrets: string[] };

/**
 * Gives the browser a new secret by which it is known for this person, so that a secret copied from a shared device
 * becomes useless. Other people's secrets in the browser stay: a thief's login elsewhere must not renew copies of them.
 */
async function rememberDevice(tx: Db, userId: string, held: string[], now: Date): Promise<string[]> {
	const secret = newToken();
	const own = await dropSecrets(tx, userId, held.map(hashToken));
	await noteDevice(tx, { secretHash: hashToken(secret), userId, lastLoginAt: now });
	const others = held.filter((other) => !own.has(hashToken(other)));
	return [secret, ...others].slice(0, deviceRule.perBrowser);
}

/**
 * Registers or logs in the person who proved the mobile. The proof is used up in the same transaction, so it opens at
 * most one session. Throws not_signed_in without a valid proof of this mobile.
 */
export function logIn(
	{ db, clock, sessions, adminMobiles }: AccountsContext,
	{ mobile, verificationToken, userAgent, deviceSecrets }: LoginInput,
): Promise<Login> {
	return inTransaction(db, async (tx) => {
		const now = clock();
		const isProved =
			isTokenShaped(verificationToken) &&
			(await spendProof(tx, { tokenHash: hashToken(verificationToken), mobile, now }));
		if (!isProved) throw new AppError("not_signed_in", m["accounts.login.not_verified"]());
		const { user, isNew } = await addUserOnce(tx, {
			id: newId(),
			mobile,
			createdAt: now,
			// People who register on pages in another language read it.
			language: getLocale() === mainLanguage ? null : getLocale(),
		});
		const isAdminByMobile = adminMobiles.has(mobile);
		if (isAdminByMobile) await makeAdminAtLogin(tx, user, now);
		const role = isAdminByMobile ? "admin" : user.role;
		return {
			userId: user.id,
			token: await startSession(sessions, tx, user.id, { userAgent, role }),
			isNewUser: isNew,
			deviceSecrets: await rememberDevice(tx, user.id, deviceSecrets, now),
		};
	});
}
