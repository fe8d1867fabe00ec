import { isStaff, type Viewer } from "../../../platform/access.ts";
import { AppError } from "../../../platform/app-error.ts";
import type { Db } from "../../../platform/server/database/database.ts";
import { m } from "../../../paraglide/messages.js";
import type { UserRow } from "../users.repository.ts";
import { lockSignedIn } from "../people.ts";

/** Locks and returns the viewer's account. Throws forbidden without a staff role: only staff have a second factor. */
export async function holdStaff(tx: Db, viewer: Pick<Viewer, "userId">): Promise<UserRow> {
	const user = await lockSignedIn(tx, viewer);
	if (!isStaff(user)) throw new AppError("forbidden", m["platform.error.forbidden"]());
	return user;
}
