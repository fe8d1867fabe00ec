import type { Account, SessionEntry } from "../accounts.contract.ts";
import type { UserRow } from "./users.repository.ts";

/** What only the own person reads of an account. */
type OwnPart = { secondFactor: Account["secondFactor"]; photo: string | null };

/** The account as only its own person and admins see it; the own part for its own person only. */
export function presentAccount(user: UserRow, { secondFactor, photo }: Partial<OwnPart> = {}): Account {
	return {
		_id: user.id,
		name: user.name,
		mobile: user.mobile,
		role: user.role,
		referralCode: user.referralCode,
		...(secondFactor !== undefined && { secondFactor }),
		...(photo && { photo }),
	};
}

/** One entry of the person's list of sessions; `current` marks the session of the request. */
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
