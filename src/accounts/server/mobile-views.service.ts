import type { Viewer } from "../../platform/access.ts";
import type { Clock } from "../../platform/dates.ts";
import { isMobile } from "../../platform/mobile.ts";
import type { Db } from "../../platform/server/database/database.ts";
import type { KeyedHash } from "../../platform/server/process/secret-key.ts";
import { leavesMobileTrace } from "../accounts.policy.ts";
import { addViews, listViews } from "./mobile-views.repository.ts";
import { findUser } from "./users.repository.ts";

/** Adds all mobiles that stand anywhere in the answer. */
function collectMobiles(part: unknown, found: Set<string>): Set<string> {
	if (typeof part === "string") {
		if (isMobile(part)) found.add(part);
	} else if (typeof part === "object" && part !== null) {
		for (const value of Object.values(part)) collectMobiles(value, found);
	}
	return found;
}

/** The longest list of views that a person gets with their data. */
const longestList = 1_000;

type Dependencies = { db: Db; clock: Clock; keyedHash: KeyedHash };

/** The trace that staff leave where they see the mobiles of others. */
export function createMobileViews({ db, clock, keyedHash }: Dependencies) {
	const hashOf = (mobile: string) => keyedHash("seen-mobile", mobile);

	/**
	 * Writes down whose mobiles an answer shows to staff, before it is sent: it fails with the writing, so that none is
	 * seen without a trace. It reads the answer itself, so that no call, and none to come, can forget it.
	 */
	async function trace(viewer: Viewer | null, call: string, answer: unknown): Promise<void> {
		if (viewer === null || !leavesMobileTrace(viewer.role)) return;
		const mobiles = collectMobiles(answer, new Set());
		if (mobiles.size === 0) return;
		const own = await findUser(db, viewer.userId);
		if (own !== undefined) mobiles.delete(own.mobile);
		if (mobiles.size === 0) return;
		const at = clock();
		const seen = [...mobiles].map((mobile) => ({
			viewerId: viewer.userId,
			call,
			mobileHash: hashOf(mobile),
			at,
		}));
		await addViews(db, seen);
	}

	/** When and in which calls staff saw the mobile, for its person; not who of the staff it was. */
	async function listFor(mobile: string): Promise<{ at: Date; call: string }[]> {
		const views = await listViews(db, hashOf(mobile), longestList);
		return views.map(({ at, call }) => ({ at, call }));
	}

	return { trace, listFor };
}
