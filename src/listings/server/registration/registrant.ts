import { normalizeMobile } from "../../../accounts/mobile.ts";
import { findUserByMobile, readUsersByIds } from "../../../accounts/server/accounts.api.ts";
import type { Viewer } from "../../../platform/access.ts";
import { AppError, type ErrorItem } from "../../../platform/app-error.ts";
import type { Db } from "../../../platform/server/database/database.ts";
import { mayRegisterOthers } from "../../listings.policy.ts";
import { m } from "../../../paraglide/messages.js";

/** The person who will own the registration. */
export type Registrant = {
	/** Null if this mobile has no account yet. */
	userId: string | null;
	/** "+91" and ten digits. */
	mobile: string;
};

const mobileFault = (): ErrorItem => ({ msg: m["listings.register.mobile_missing"](), path: "mobile" });

/**
 * Finds the person to register: the viewer or, for staff, the owner of the mobile that they sent. Returns a fault if
 * that mobile is missing or invalid. Throws forbidden if anyone else sends a mobile that is not their own.
 */
export async function findRegistrant(
	db: Db,
	viewer: Viewer,
	typed: string | undefined,
): Promise<Registrant | ErrorItem> {
	if (!mayRegisterOthers(viewer)) return findSelf(db, viewer, typed);
	const normalized = normalizeMobile(typed ?? "");
	if ("fault" in normalized) return mobileFault();
	const person = await findUserByMobile(db, normalized.mobile);
	return { userId: person?.id ?? null, mobile: normalized.mobile };
}

/**
 * Returns the viewer. Throws forbidden if the request has another mobile; not_signed_in if the account is being
 * deleted.
 */
export async function findSelf(db: Db, viewer: Viewer, typed?: string): Promise<Registrant> {
	const own = (await readUsersByIds(db, [viewer.userId])).get(viewer.userId);
	if (own === undefined) throw new AppError("not_signed_in", m["platform.error.not_signed_in"]());
	if (typed !== undefined && typed.trim() !== "") {
		const normalized = normalizeMobile(typed);
		if ("fault" in normalized || normalized.mobile !== own.mobile)
			throw new AppError("forbidden", m["listings.register.for_others"]());
	}
	return { userId: own.id, mobile: own.mobile };
}
