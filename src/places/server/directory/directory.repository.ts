import { eq, ne, sql } from "drizzle-orm";
import { type Db, inTransaction } from "../../../platform/server/database/database.ts";
import { pincodeDirectory } from "../places.tables.ts";
import type { CleanPincode } from "./directory-row.ts";

/** Whether this edition of the directory was loaded completely. */
export async function isLoaded(db: Db, edition: string): Promise<boolean> {
	const found = await db
		.select({ version: pincodeDirectory.version })
		.from(pincodeDirectory)
		.where(eq(pincodeDirectory.version, edition));
	return found.length > 0;
}

/** Records that this edition was loaded completely, instead of the previous one. */
export async function markLoaded(db: Db, edition: string, loadedAt: Date): Promise<void> {
	await inTransaction(db, async (tx) => {
		await tx.insert(pincodeDirectory).values({ version: edition, loadedAt }).onConflictDoNothing();
		await tx.delete(pincodeDirectory).where(ne(pincodeDirectory.version, edition));
	});
}

/**
 * Stores a batch in one statement, so that a pincode is never incomplete. Skips pincodes that this edition stored before,
 * which makes it cheap to repeat an interrupted load, and replaces those of an older edition or a service with all their
 * offices. The directory has no blocks, so villages get the town of their pincode's delivering office.
 */
export async function writePincodes(
	db: Db,
	source: string,
	learnedAt: Date,
	batch: readonly CleanPincode[],
): Promise<void> {
	const pins = batch.map(({ pincode, latitude, longitude, offices }) => ({
		pincode,
		latitude,
		longitude,
		count: offices.length,
	}));
	const offices = batch.flatMap(({ pincode, city, offices: found }) =>
		found.map((office, position) => ({ pincode, position, city, ...office })),
	);
	await db.execute(sql`
		with taken as (
			insert into pincodes (pincode, latitude, longitude, source, learned_at)
			select given.pincode, given.latitude, given.longitude, ${source}::text, ${learnedAt.toISOString()}::timestamptz
			from json_to_recordset(${JSON.stringify(pins)}::text::json)
				as given (pincode text, latitude float8, longitude float8)
			on conflict (pincode) do update set latitude = excluded.latitude, longitude = excluded.longitude,
				source = excluded.source, learned_at = excluded.learned_at
			where pincodes.source <> excluded.source
			returning pincode
		),
		gone as (
			delete from post_offices old
			using json_to_recordset(${JSON.stringify(pins)}::text::json) as given (pincode text, count int)
			where old.pincode = given.pincode and old.position >= given.count
				and given.pincode in (select pincode from taken)
		)
		insert into post_offices (pincode, position, po_name, city_block, district, state_name, city)
		select given.pincode, given.position, given."poName", given.city, given.district, given."stateName", given.city
		from json_to_recordset(${JSON.stringify(offices)}::text::json)
			as given (pincode text, position int2, "poName" text, district text, "stateName" text, city text)
		where given.pincode in (select pincode from taken)
		on conflict (pincode, position) do update set po_name = excluded.po_name,
			city_block = excluded.city_block,
			district = excluded.district, state_name = excluded.state_name, city = excluded.city
	`);
}
