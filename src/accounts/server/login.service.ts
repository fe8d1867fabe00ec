import { AppError } from "../../platform/app-error.ts";
import type { Clock } from "../../platform/dates.ts";
import { type Db, inTransaction } from "../../platform/server/database.ts";
import { newId } from "../../platform/server/ids.ts";
import { m } from "../../paraglide/messages.js";
import { spendProof } from "./proofs.repository.ts";
import { hashToken, isTokenShaped } from "./random-token.ts";
import type { Roles } from "./roles.service.ts";
import type { Sessions } from "./sessions.service.ts";
import { addUserOnce } from "./users.repository.ts";

type Needs = { db: Db; clock: Clock; sessions: Sessions; roles: Roles; adminMobiles: ReadonlySet<string> };
type Entry = { mobile: string; verificationToken?: string | undefined; userAgent: string | undefined };

/**
 * Registers or logs in the person who proved the mobile. The proof is spent in the same transaction: it opens one
 * session or none. Throws not_signed_in without a good proof of this very mobile.
 */
export function createLogin({ db, clock, sessions, roles, adminMobiles }: Needs) {
	return ({ mobile, verificationToken, userAgent }: Entry): Promise<{ token: string; isNewUser: boolean }> =>
		inTransaction(db, async (tx) => {
			const now = clock();
			const isProved =
				isTokenShaped(verificationToken) &&
				(await spendProof(tx, { tokenHash: hashToken(verificationToken), mobile, now }));
			if (!isProved) throw new AppError("not_signed_in", m["accounts.login.not_verified"]());
			const { user, isNew } = await addUserOnce(tx, { id: newId(), mobile, createdAt: now });
			if (adminMobiles.has(mobile)) await roles.makeAdminAtLogin(tx, user);
			return { token: await sessions.start(tx, user.id, userAgent), isNewUser: isNew };
		});
}
