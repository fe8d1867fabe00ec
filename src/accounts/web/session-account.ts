import type { Role } from "../../platform/access.ts";
import type { Account } from "../accounts.contract.ts";

/**
 * The account as this session may use it. While a member of staff has not given the second factor, `role` is "user" and
 * `withheldRole` is the account's own.
 */
export type SessionAccount = Account & { withheldRole?: Role };

/** The account with the rights of its session. */
export const sessionAccountOf = (account: Account): SessionAccount =>
	account.secondFactor === undefined ? account : { ...account, role: "user", withheldRole: account.role };
