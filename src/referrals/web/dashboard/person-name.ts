import { m } from "../../../paraglide/messages.js";
import type { PersonBalance } from "../../referral-list.contract.ts";

/** The person's name, or why there is none. */
export function personName({ name, isDeleted }: PersonBalance["user"]): string {
	if (isDeleted) return m["referrals.payout.deleted"]();
	return name ?? m["referrals.list.no_name"]();
}
