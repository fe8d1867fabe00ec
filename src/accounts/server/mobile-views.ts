import type { Viewer } from "../../platform/access.ts";
import { isMobile } from "../../platform/mobile.ts";
import { leavesMobileTrace } from "../accounts.policy.ts";
import type { AccountsContext } from "./accounts.context.ts";
import { addViews, listViews } from "./mobile-views.repository.ts";
import { findUser } from "./users.repository.ts";

type MobileViewsContext = Pick<AccountsContext, "db" | "clock" | "keyedHash">;

/** The longest list of views that a person gets with their data. */
const longestList = 1_000;

const hashOf = ({ keyedHash }: Pick<MobileViewsContext, "keyedHash">, mobile: string) =>
	keyedHash("seen-mobile", mobile);

/** Adds every mobile found anywhere in the response. */
function collectMobiles(part: unknown, found: Set<string>): Set<string> {
	if (typeof part === "string") {
		if (isMobile(part)) found.add(part);
	} else if (typeof part === "object" && part !== null) {
		for (const value of Object.values(part)) collectMobiles(value, found);
	}
	return found;
}

/**
 * Records which mobiles an answer shows to staff, before it is sent: if recording fails, nothing is shown. It reads the
 * answer itself, so that it covers every call, also those added later.
 */
export async function traceMobiles(
	ctx: MobileViewsContext,
	viewer: Viewer | null,
	call: string,
	answer: unknown,
): Promise<void> {
	if (viewer === null || !leavesMobileTrace(viewer.role)) return;
	const mobiles = collectMobiles(answer, new Set());
	if (mobiles.size === 0) return;
	const own = await findUser(ctx.db, viewer.userId);
	if (own !== undefined) mobiles.delete(own.mobile);
	if (mobiles.size === 0) return;
	const mobileHashes = [...mobiles].map((mobile) => hashOf(ctx, mobile));
	await addViews(ctx.db, { viewerId: viewer.userId, call, at: ctx.clock(), mobileHashes });
}

/** Lists when and in which calls staff saw the mobile, for its owner, without the names of the staff. */
export async function listMobileViews(
	ctx: MobileViewsContext,
	mobile: string,
): Promise<{ at: Date; call: string }[]> {
	const views = await listViews(ctx.db, hashOf(ctx, mobile), longestList);
	return views.map(({ at, call }) => ({ at, call }));
}
