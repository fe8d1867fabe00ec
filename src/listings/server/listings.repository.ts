import { inArray, sql } from "drizzle-orm";
import type { PropertyField } from "../../catalogue/property-field.ts";
import type { Database, Db, NamedStatement } from "../../platform/server/database.ts";
import type { Availability, ListingStatus, PaymentStatus } from "../listing.ts";
import { listingImages } from "./listings.tables.ts";

/** A listing with all that its page and its owner's screens show; who sees which part is the presenter's to say. */
export type ListingRow = {
	id: string;
	ownerId: string;
	ownerName: string | null;
	ownerSince: Date;
	serviceId: string;
	choiceId: string | null;
	firmName: string | null;
	description: string;
	status: ListingStatus;
	statusChangedAt: Date;
	availability: Availability;
	paymentStatus: PaymentStatus;
	isShut: boolean;
	properties: Record<string, unknown>;
	visits: number;
	calls: number;
	leads: number;
	appliedAt: Date;
	/** Ids in the order chosen. */
	placeIds: string[];
	images: { id: string; key: string; width: number; height: number }[];
	addressId: string;
	/** The reachable person of the address. */
	addressName: string;
	pincode: string;
	poName: string;
	cityBlock: string;
	district: string;
	stateName: string;
	city: string;
	locality: string;
	cityDistrictTown: string;
	completeAdd: string;
	buildingDetails: string;
	floorDetails: string;
	landmark: string;
	/** The number that customers call. */
	mobile: string;
};

/** Reads whole listings `l`. The join leaves out what remains of deleted people's listings: those have no address. */
export const listingText = `
select l.id, l.user_id as "ownerId", u.name as "ownerName", u.created_at as "ownerSince", l.service_id as "serviceId",
	l.choice_id as "choiceId", l.firm_name as "firmName", l.description, l.status,
	l.status_changed_at as "statusChangedAt", l.availability, l.payment_status as "paymentStatus", l.shut as "isShut",
	l.properties, l.visits, l.calls, l.leads, l.applied_at as "appliedAt",
	to_json(array(
		select chosen.location_id from listing_locations chosen where chosen.listing_id = l.id order by chosen.position
	)) as "placeIds",
	(
		select coalesce(json_agg(json_build_object('id', i.id, 'key', i.key, 'width', i.width, 'height', i.height) order by i.position), '[]'::json)
		from listing_images i where i.listing_id = l.id
	) as images,
	a.id as "addressId", a.name as "addressName", a.pincode, a.po_name as "poName", a.city_block as "cityBlock",
	a.district, a.state_name as "stateName", a.city, a.locality, a.city_district_town as "cityDistrictTown",
	a.complete_add as "completeAdd", a.building_details as "buildingDetails", a.floor_details as "floorDetails",
	a.landmark, a.mobile
from listings l
join users u on u.id = l.user_id
join addresses a on a.id = l.address_id`;

const oneListing: NamedStatement = { name: "listings_one", text: `${listingText} where l.id = $1::uuid` };
const listingsOfOwner: NamedStatement = {
	name: "listings_of_owner",
	text: `${listingText} where l.user_id = $1::uuid order by l.applied_at desc, l.id desc limit $2`,
};

/** The listing of this id in whatever state; undefined where there is none, or where its owner's account is deleted. */
export async function findListing(
	database: Pick<Database, "runNamed">,
	id: string,
): Promise<ListingRow | undefined> {
	const [row] = await database.runNamed<ListingRow>(oneListing, [id]);
	return row;
}

/** A person's listings, newest first. */
export function readListingsOf(
	database: Pick<Database, "runNamed">,
	userId: string,
	limit: number,
): Promise<ListingRow[]> {
	return database.runNamed<ListingRow>(listingsOfOwner, [userId, limit]);
}

/** All that is kept of a person's listings, as the person's own copy; in the transaction of the export. */
export async function readForExport(tx: Db, userId: string): Promise<Record<string, unknown>[]> {
	const { rows } = await tx.execute(sql`
		select l.id as "_id", s.type as service, c.name as choice, l.firm_name as "firmName", l.description, l.status,
			l.availability, l.payment_status as "paymentStatus", l.shut as "isShut", l.properties, l.visits, l.calls, l.leads,
			to_char(l.applied_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "appliedDate", l.address_id as "addressId",
			array(
				select g.name from listing_locations chosen join locations g on g.id = chosen.location_id
				where chosen.listing_id = l.id order by chosen.position
			) as "goToLocation",
			array(select i.key from listing_images i where i.listing_id = l.id order by i.position) as images
		from listings l
			join services s on s.id = l.service_id
			left join service_choices c on c.id = l.choice_id
		where l.user_id = ${userId} and l.address_id is not null
		order by l.applied_at, l.id`);
	return rows;
}

/** A listing's answers with the questions that they answer. */
export type AnsweredForm = { properties: Record<string, unknown>; fields: PropertyField[] };

/**
 * Takes everything personal out of a person's listings and closes them. The rows themselves stay, empty: claimed
 * leads and payments go on pointing at them. Answers what lay behind them in the image store.
 */
export async function blankListingsOf(
	tx: Db,
	userId: string,
	now: Date,
): Promise<{ pictures: string[]; answers: AnsweredForm[] }> {
	const ofUser = sql`(select id from listings where user_id = ${userId})`;
	const { rows: answers } = await tx.execute<AnsweredForm>(sql`
		select l.properties, s.fields::jsonb || coalesce(c.fields::jsonb, '[]') as fields
		from listings l
			join services s on s.id = l.service_id
			left join service_choices c on c.id = l.choice_id
		where l.user_id = ${userId}
		for update of l`);
	const { rows: images } = await tx.execute<{ key: string }>(
		sql`delete from listing_images where listing_id in ${ofUser} returning key`,
	);
	await tx.execute(sql`delete from listing_reach where listing_id in ${ofUser}`);
	await tx.execute(sql`delete from listing_locations where listing_id in ${ofUser}`);
	await tx.execute(sql`delete from listing_contacts where listing_id in ${ofUser}`);
	await tx.execute(sql`
		update listings
		set address_id = null, firm_name = null, description = '', properties = '{}', status = 'expired',
			status_changed_at = ${now.toISOString()}::timestamptz, updated_at = ${now.toISOString()}::timestamptz
		where user_id = ${userId}`);
	return { pictures: images.map((image) => image.key), answers };
}

/** Which of these pictures a listing shows, by name. */
export async function readShownPictures(db: Db, names: readonly string[]): Promise<Set<string>> {
	if (names.length === 0) return new Set();
	const rows = await db
		.select({ key: listingImages.key })
		.from(listingImages)
		.where(inArray(listingImages.key, [...names]));
	return new Set(rows.map((row) => row.key));
}
