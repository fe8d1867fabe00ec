import { apiOf } from "../../platform/web/call-api.ts";
import { leaveToken, readToken } from "../../platform/web/token.ts";
import type { AccountsApi } from "../accounts.contract.ts";
import { clearTyped } from "./clear-typed.ts";

const call = apiOf<AccountsApi>();

/** A session to end; `accountId` is null if its account is not known. */
type EndingSession = { token: string; accountId: string | null };

/**
 * Ends the session of `token` and deletes what its account typed in this browser and did not send, so that the next
 * person at the device finds nothing. (A session that expires keeps it until its person returns.) A session that
 * another tab started meanwhile continues. Throws if the server cannot be reached; the browser is cleared anyway.
 */
export async function logOut({ token, accountId }: EndingSession): Promise<void> {
	const answer = call("POST /api/auth/logout", { token });
	if (readToken() === token) leaveToken();
	const forgotten = accountId === null ? undefined : clearTyped(accountId);
	await Promise.all([answer, forgotten]);
}
