import type { Account, SessionEntry } from "../accounts.contract.ts";
import type { UserRow } from "./users.repository.ts";

/** The account as only its own person and admins see it; `secondFactor` for its own person alone. */
export function presentAccount(user: UserRow, secondFactor?: Account["secondFactor"]): Account {
	return {
		_id: user.id,
		name: user.name,
		mobile: user.mobile,
		role: user.role,
		referralCode: user.referralCode,
		...(secondFactor !== undefined && { secondFactor }),
	};
}

/** One line of the person's list of sessions; `current` marks the one that asks. */
export function presentSession(
	session: { id: string; device: string; createdAt: Date; lastUsedAt: Date },
	currentId: string,
): SessionEntry {
	return {
		_id: session.id,
		device: session.device,
		createdAt: session.createdAt.toISOString(),
		lastUsedAt: session.lastUsedAt.toISOString(),
		current: session.id === currentId,
	};
}
