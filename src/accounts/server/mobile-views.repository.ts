import { desc, eq, lt } from "drizzle-orm";
import type { Db } from "../../platform/server/database/database.ts";
import { named, type NamedStatement } from "../../platform/server/database/named.ts";
import { mobileViews } from "./accounts.tables.ts";

const dayOf = (time: Date) => time.toISOString().slice(0, 10);

const addToViews: NamedStatement = {
	name: "mobile_views_add",
	text: `insert into mobile_views (day, viewer_id, call, mobile_hash, at)
select $1::date, $2::uuid, $3::text, hash, $4::timestamptz from unnest($5::text[]) hash
on conflict do nothing`,
};

type MobileViews = { viewerId: string; call: string; at: Date; mobileHashes: readonly string[] };

/** Adds views of mobiles; the same person in the same call on the same day is added once. */
export async function addViews(db: Db, { viewerId, call, at, mobileHashes }: MobileViews): Promise<void> {
	await named(db, addToViews, [dayOf(at), viewerId, call, at.toISOString(), [...mobileHashes]]);
}

/** When, in which call and by whom a mobile was seen, latest first. */
export async function listViews(db: Db, mobileHash: string, limit: number) {
	return db
		.select({ at: mobileViews.at, call: mobileViews.call, viewerId: mobileViews.viewerId })
		.from(mobileViews)
		.where(eq(mobileViews.mobileHash, mobileHash))
		.orderBy(desc(mobileViews.at))
		.limit(limit);
}

/** Deletes the views of all days before this one (UTC). */
export async function deleteViewsBefore(db: Db, time: Date): Promise<void> {
	await db.delete(mobileViews).where(lt(mobileViews.day, dayOf(time)));
}
