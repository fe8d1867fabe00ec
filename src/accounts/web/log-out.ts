import { apiOf } from "../../platform/web/call-api.ts";
import { leaveToken } from "../../platform/web/token.ts";
import type { AccountsApi } from "../accounts.contract.ts";
import { forgetTyped } from "./forget-typed.ts";

const call = apiOf<AccountsApi>();

/**
 * Ends the session of this browser, and with it what the account (null: not known yet) typed here and never sent: the
 * next person at the device finds nothing. A session that ends by itself leaves all of it for its person's return.
 * Throws where the server could not be told; this browser has forgotten everything all the same.
 */
export async function logOut(accountId: string | null): Promise<void> {
	// The call takes the token along before it is removed; this browser forgets it whatever is answered.
	const answer = call("POST /api/auth/logout");
	leaveToken();
	const forgotten = accountId === null ? undefined : forgetTyped(accountId);
	await Promise.all([answer, forgotten]);
}
