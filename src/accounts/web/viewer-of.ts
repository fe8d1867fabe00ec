import type { Viewer } from "../../platform/access.ts";
import type { Account } from "../accounts.contract.ts";

/** The signed-in person as the modules' policies expect them. */
export const viewerOf = ({
	_id: userId,
	role,
}: Pick<Account, "_id" | "role">): Pick<Viewer, "userId" | "role"> => ({
	userId,
	role,
});
