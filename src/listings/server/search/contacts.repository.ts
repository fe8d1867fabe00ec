import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../../../platform/server/database/database.ts";
import type { VisitStore } from "../../../platform/server/database/visits.ts";
import type { ListingRecord } from "../listings.tables.ts";

/** A visit to the details page, or a call to the number. */
export type ContactKind = "visit" | "call";

/** One contact; `visitor` is a person's id for calls and a hash for visits, `day` the Indian day. */
export type Contact = { listingId: string; kind: ContactKind; visitor: string; day: string; at: Date };

const counterOf: Record<ContactKind, SQL> = { visit: sql`visits`, call: sql`calls` };

/**
 * Counts a contact once per visitor, listing and day. A single statement, so that the second of two concurrent calls
 * finds the row of the first. Does nothing if the listing does not exist, is not active, or belongs to `except`.
 */
export async function countContact(
	db: Db,
	{ listingId, kind, visitor, day, at }: Contact,
	except: string | null,
): Promise<void> {
	const counter = counterOf[kind];
	await db.execute(sql`
		with counted as (
			insert into listing_contacts (listing_id, kind, visitor, day, at)
			select id, ${kind}, ${visitor}, ${day}, ${at.toISOString()}::timestamptz
			from listings
			where id = ${listingId} and status = 'active' and user_id is distinct from ${except}::uuid
			on conflict on constraint listing_contacts_once do nothing
			returning listing_id
		)
		update listings set ${counter} = ${counter} + 1 where id in (select listing_id from counted)`);
}

/** Stores the visits of listings; visits of listings that are not active do not count. */
export const listingVisits: VisitStore = {
	of: "listing",
	count: (tx, { subjectId, ...visit }, except) =>
		countContact(tx, { ...visit, listingId: subjectId, kind: "visit" }, except),
	async countOthers(tx, { subjectId, visitor, day }, { first, last }) {
		const { rows } = await tx.execute<{ count: number }>(sql`
			select count(*)::int as count from listing_contacts
			where listing_id = ${subjectId} and kind = 'visit' and visitor between ${first} and ${last}
				and day = ${day} and visitor <> ${visitor}`);
		return rows[0]?.count ?? 0;
	},
};

/** Whether the person has already called this listing on this day. */
export async function isCallCounted(
	tx: Db,
	{ listingId, visitor, day }: Pick<Contact, "listingId" | "visitor" | "day">,
): Promise<boolean> {
	const { rows } = await tx.execute(sql`
		select 1 from listing_contacts
		where listing_id = ${listingId} and visitor = ${visitor} and day = ${day} and kind = 'call'`);
	return rows.length > 0;
}

/** The facts that decide whether a listing's number may be called, and the address that contains the number. */
export type CallTarget = Pick<ListingRecord, "serviceId" | "status" | "availability"> & {
	ownerId: string;
	addressId: string;
};

/** The facts for calling the listing; undefined if it does not exist or its owner's account is deleted. */
export async function findCallTarget(tx: Db, listingId: string): Promise<CallTarget | undefined> {
	const { rows } = await tx.execute<CallTarget>(sql`
		select user_id as "ownerId", service_id as "serviceId", status, availability, address_id as "addressId"
		from listings where id = ${listingId} and address_id is not null`);
	return rows[0];
}

/** Deletes the visitors and callers from before an instant; the listings' counters stay. */
export async function deleteContactsBefore(db: Db, before: Date): Promise<void> {
	await db.execute(sql`delete from listing_contacts where at < ${before.toISOString()}::timestamptz`);
}

/** The professionals that a person called, for the export of their data. */
export async function readCallsOf(tx: Db, userId: string): Promise<Record<string, unknown>[]> {
	const { rows } = await tx.execute(
		sql`select listing_id as "listingId", day from listing_contacts where visitor = ${userId} and kind = 'call' order by at`,
	);
	return rows;
}

/** Deletes all calls that a person made. */
export async function deleteCallsOf(tx: Db, userId: string): Promise<void> {
	await tx.execute(sql`delete from listing_contacts where visitor = ${userId}`);
}
