import { and, eq, gt, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { Db } from "../../platform/server/database/database.ts";
import { openStatuses } from "./subscriptions.repository.ts";
import { subscriptions } from "./subscriptions.tables.ts";

type Pause = { listingId: string; at: Date };

const isOpenOf = (listingId: string) =>
	and(eq(subscriptions.listingId, listingId), inArray(subscriptions.status, openStatuses));

/** Pauses the listing's open subscriptions that are not over at that time. The caller has locked them. */
export async function pauseOpen(tx: Db, { listingId, at }: Pause): Promise<void> {
	const hasTime = or(isNull(subscriptions.endsAt), gt(subscriptions.endsAt, at));
	const hasLeads = sql`(${subscriptions.leadsAllocated} is null or ${subscriptions.leadsClaimed} < ${subscriptions.leadsAllocated})`;
	await tx
		.update(subscriptions)
		.set({ pausedAt: at, updatedAt: at })
		.where(and(isOpenOf(listingId), isNull(subscriptions.pausedAt), hasTime, hasLeads));
}

/** Resumes the listing's paused subscriptions; their ends move by the length of the pause. */
export async function resumePaused(tx: Db, { listingId, at }: Pause): Promise<void> {
	await tx
		.update(subscriptions)
		.set({
			endsAt: sql`${subscriptions.endsAt} + (${at.toISOString()}::timestamptz - ${subscriptions.pausedAt})`,
			pausedAt: null,
			updatedAt: at,
		})
		.where(and(isOpenOf(listingId), isNotNull(subscriptions.pausedAt)));
}
