import { AppError } from "../../platform/app-error.ts";
import type { Clock } from "../../platform/dates.ts";
import { type Db, inTransaction } from "../../platform/server/database/database.ts";
import { newId } from "../../platform/server/database/ids.ts";
import { m } from "../../paraglide/messages.js";
import { deviceRule } from "../accounts.policy.ts";
import { dropSecrets, noteDevice } from "./known-devices.repository.ts";
import { spendProof } from "./proofs.repository.ts";
import { hashToken, isTokenShaped, newToken } from "./random-token.ts";
import type { Roles } from "./roles.service.ts";
import type { Sessions } from "./sessions.service.ts";
import { addUserOnce } from "./users.repository.ts";

type Dependencies = {
	db: Db;
	clock: Clock;
	sessions: Sessions;
	roles: Roles;
	adminMobiles: ReadonlySet<string>;
};
type Entry = {
	mobile: string;
	verificationToken?: string | undefined;
	userAgent: string | undefined;
	/** What the browser keeps of the logins there, the latest first. */
	deviceSecrets: string[];
};
type Entered = { userId: string; token: string; isNewUser: boolean; deviceSecrets: string[] };

/**
 * Registers or logs in the person who proved the mobile. The proof is spent in the same transaction: it opens one
 * session or none. Throws not_signed_in without a good proof of this very mobile.
 */
export function createLogin({ db, clock, sessions, roles, adminMobiles }: Dependencies) {
	/**
	 * The browser is known from now on, by a new secret: who read the old one off a shared device has nothing of it.
	 * Other people's secrets stay as they are: a login elsewhere with a copy of them must not renew them for the thief.
	 */
	async function knowDevice(tx: Db, userId: string, held: string[]): Promise<string[]> {
		const secret = newToken();
		const own = await dropSecrets(tx, userId, held.map(hashToken));
		await noteDevice(tx, { secretHash: hashToken(secret), userId, lastLoginAt: clock() });
		const others = held.filter((other) => !own.has(hashToken(other)));
		return [secret, ...others].slice(0, deviceRule.perBrowser);
	}

	return ({ mobile, verificationToken, userAgent, deviceSecrets }: Entry): Promise<Entered> =>
		inTransaction(db, async (tx) => {
			const now = clock();
			const isProved =
				isTokenShaped(verificationToken) &&
				(await spendProof(tx, { tokenHash: hashToken(verificationToken), mobile, now }));
			if (!isProved) throw new AppError("not_signed_in", m["accounts.login.not_verified"]());
			const { user, isNew } = await addUserOnce(tx, { id: newId(), mobile, createdAt: now });
			const isAdminByMobile = adminMobiles.has(mobile);
			if (isAdminByMobile) await roles.makeAdminAtLogin(tx, user);
			return {
				userId: user.id,
				token: await sessions.start(tx, user.id, userAgent, isAdminByMobile ? "admin" : user.role),
				isNewUser: isNew,
				deviceSecrets: await knowDevice(tx, user.id, deviceSecrets),
			};
		});
}
