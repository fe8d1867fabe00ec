import type { Account, Activity, SessionEntry } from "../accounts.contract.ts";
import type { UserRow } from "./users.repository.ts";

/** The fields that only the account's own person sees. */
type OwnPart = {
	secondFactor: Account["secondFactor"];
	photo: string | null;
	activities: Activity[];
	language: UserRow["language"];
};

/** The account as its own person and admins see it, with the own fields for its own person only. */
export function presentAccount(
	user: UserRow,
	{ secondFactor, photo, activities = [], language }: Partial<OwnPart> = {},
): Account {
	return {
		_id: user.id,
		name: user.name,
		mobile: user.mobile,
		role: user.role,
		referralCode: user.referralCode,
		...(secondFactor !== undefined && { secondFactor }),
		...(user.suspendedAt !== null && { isSuspended: true as const }),
		...(photo && { photo }),
		...(activities.length > 0 && { activities }),
		...(language && { language }),
	};
}

/** An entry in the person's list of sessions; `current` marks the session of the request. */
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
