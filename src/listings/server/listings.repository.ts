import { inArray, sql } from "drizzle-orm";
import { personAt } from "../../accounts/server/accounts.sql.ts";
import { addressAt } from "../../places/server/places.sql.ts";
import { profileAt } from "../../profiles/server/profiles.sql.ts";
import type { Db } from "../../platform/server/database/database.ts";
import { named, type NamedStatement } from "../../platform/server/database/named.ts";
import type { Paise } from "../../platform/money.ts";
import type { RateUnit } from "../rates.ts";
import { listingImages, type ListingRecord } from "./listings.tables.ts";

/** A listing with everything that its page and its owner's screens show; the presenter decides who sees which part. */
export type ListingRow = Pick<
	ListingRecord,
	| "id"
	| "serviceId"
	| "choiceId"
	| "firmName"
	| "description"
	| "status"
	| "statusChangedAt"
	| "availability"
	| "upiId"
	| "paymentStatus"
	| "isSuspended"
	| "statusReason"
	| "onboardedBy"
	| "properties"
	| "formVersion"
	| "licenceCheckedAt"
	| "hours"
	| "daysOff"
	| "ratingStars"
	| "ratingCount"
	| "answersWithinMinutes"
	| "visits"
	| "calls"
	| "leads"
	| "appliedAt"
> & {
	ownerId: string;
	ownerName: string | null;
	ownerSince: Date;
	/** Ids in the order chosen. */
	placeIds: string[];
	images: { id: string; key: string; width: number; height: number }[];
	/** In the owner's order; the prices are in paise. */
	rates: { name: string; price: Paise; unit: RateUnit | null }[];
	/** The name of the owner's profile photo. */
	profilePicture: string | null;
	addressId: string;
	/** The contact person at the address. */
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

const owner = personAt("l.user_id");
const address = addressAt("l.address_id");
const profile = profileAt("l.user_id");

/** Reads whole listings `l`. The join leaves out those of deleted accounts, because they have no address. */
export const listingText = `
select l.id, l.user_id as "ownerId", ${owner.name} as "ownerName", ${owner.createdAt} as "ownerSince", l.service_id as "serviceId",
	l.choice_id as "choiceId", l.firm_name as "firmName", l.description, l.status,
	l.status_changed_at as "statusChangedAt", l.availability, l.upi_id as "upiId", l.payment_status as "paymentStatus", l.is_suspended as "isSuspended",
	l.status_reason as "statusReason", l.onboarded_by as "onboardedBy", l.properties, l.form_version as "formVersion",
	l.licence_checked_at as "licenceCheckedAt", l.hours, l.days_off as "daysOff",
	l.rating_stars as "ratingStars", l.rating_count as "ratingCount", l.answers_within_minutes as "answersWithinMinutes", l.visits, l.calls, l.leads, l.applied_at as "appliedAt",
	to_json(array(
		select chosen.location_id from listing_locations chosen where chosen.listing_id = l.id order by chosen.position
	)) as "placeIds",
	(
		select coalesce(json_agg(json_build_object('id', i.id, 'key', i.key, 'width', i.width, 'height', i.height) order by i.position), '[]'::json)
		from listing_images i where i.listing_id = l.id
	) as images,
	(
		select coalesce(json_agg(json_build_object('name', r.name, 'price', r.price, 'unit', r.unit) order by r.position), '[]'::json)
		from listing_rates r where r.listing_id = l.id
	) as rates,
	${profile.picture} as "profilePicture", ${address.id} as "addressId", ${address.name} as "addressName", ${address.pincode}, ${address.poName} as "poName",
	${address.cityBlock} as "cityBlock", ${address.district}, ${address.stateName} as "stateName", ${address.city},
	${address.locality}, ${address.cityDistrictTown} as "cityDistrictTown", ${address.completeAdd} as "completeAdd",
	${address.buildingDetails} as "buildingDetails", ${address.floorDetails} as "floorDetails", ${address.landmark},
	${address.mobile}
from listings l
${owner.join}
${profile.join}
${address.join}`;

const oneListing: NamedStatement = { name: "listings_one", text: `${listingText} where l.id = $1::uuid` };
const listingsOfOwner: NamedStatement = {
	name: "listings_of_owner",
	text: `${listingText} where l.user_id = $1::uuid order by l.applied_at desc, l.id desc limit $2`,
};

/** The listing, whatever its status; undefined if it does not exist or its owner's account is deleted. */
export async function findListing(db: Db, id: string): Promise<ListingRow | undefined> {
	const [row] = await named<ListingRow>(db, oneListing, [id]);
	return row;
}

/** A person's listings, newest first. */
export function readListingsOf(db: Db, userId: string, limit: number): Promise<ListingRow[]> {
	return named<ListingRow>(db, listingsOfOwner, [userId, limit]);
}

/** A listing as exported for its owner; services and places are ids. */
export type ExportedListing = Record<string, unknown> & {
	serviceId: string;
	choiceId: string | null;
	placeIds: string[];
	/** The prices are in paise. */
	rates: ListingRow["rates"];
};

const isoTime = (column: string) =>
	sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);

/** Everything stored about a person's listings, read in the transaction of the export. */
export async function readForExport(tx: Db, userId: string): Promise<ExportedListing[]> {
	const { rows } = await tx.execute<ExportedListing>(sql`
		select l.id as "_id", l.service_id as "serviceId", l.choice_id as "choiceId", l.firm_name as "firmName",
			l.description, l.status, l.availability, l.upi_id as "upiId", l.payment_status as "paymentStatus", l.is_suspended as "isSuspended",
			l.status_reason as "statusReason", l.properties,
			l.rating_stars as "ratingStars", l.rating_count as "ratingCount", l.reviews_removed as "reviewsRemoved",
			l.answers_within_minutes as "answersWithinMinutes", l.visits, l.calls, l.leads,
			${isoTime("l.applied_at")} as "appliedDate", ${isoTime("l.status_changed_at")} as "statusChangedAt",
			${isoTime("l.change_asked_at")} as "changeAskedAt", ${isoTime("l.licence_checked_at")} as "licenceCheckedAt",
			l.address_id as "addressId", l.hours, l.days_off as "daysOff",
			(
				select coalesce(json_agg(json_build_object('name', r.name, 'price', r.price, 'unit', r.unit) order by r.position), '[]'::json)
				from listing_rates r where r.listing_id = l.id
			) as rates,
			to_json(array(
				select chosen.location_id from listing_locations chosen
				where chosen.listing_id = l.id order by chosen.position
			)) as "placeIds",
			array(select i.key from listing_images i where i.listing_id = l.id order by i.position) as images
		from listings l
		where l.user_id = ${userId} and l.address_id is not null
		order by l.applied_at, l.id`);
	return rows;
}

/** A listing's answers, and the service and choice whose questions they answer. */
export type AnsweredForm = Pick<ListingRecord, "properties" | "formVersion" | "serviceId" | "choiceId">;

/**
 * Erases all personal data from a person's listings and closes them. The empty rows remain, because claimed leads and
 * payments point at them. Returns what the listings kept in the image store.
 */
export async function blankListingsOf(
	tx: Db,
	userId: string,
	now: Date,
): Promise<{ pictures: string[]; answers: AnsweredForm[] }> {
	const ofUser = sql`(select id from listings where user_id = ${userId})`;
	const { rows: answers } = await tx.execute<AnsweredForm>(sql`
		select properties, form_version as "formVersion", service_id as "serviceId", choice_id as "choiceId"
		from listings
		where user_id = ${userId}
		for update`);
	const { rows: images } = await tx.execute<{ key: string }>(
		sql`delete from listing_images where listing_id in ${ofUser} returning key`,
	);
	await tx.execute(sql`delete from listing_reach where listing_id in ${ofUser}`);
	await tx.execute(sql`delete from listing_locations where listing_id in ${ofUser}`);
	await tx.execute(sql`delete from listing_rates where listing_id in ${ofUser}`);
	await tx.execute(sql`delete from listing_contacts where listing_id in ${ofUser}`);
	await tx.execute(sql`delete from favourites where listing_id in ${ofUser}`);
	await tx.execute(sql`
		update listings
		set address_id = null, firm_name = null, description = '', upi_id = null, properties = '{}', hours = null, days_off = '[]', facts = '{}', price = null, licence_checked_at = null, status = 'expired', status_reason = null, change_asked_at = null, onboarded_by = null,
			status_changed_at = ${now.toISOString()}::timestamptz, updated_at = ${now.toISOString()}::timestamptz
		where user_id = ${userId}`);
	return { pictures: images.map((image) => image.key), answers };
}

/** Returns which of these pictures are shown by a listing, by name. */
export async function readShownPictures(db: Db, names: readonly string[]): Promise<Set<string>> {
	if (names.length === 0) return new Set();
	const rows = await db
		.select({ key: listingImages.key })
		.from(listingImages)
		.where(inArray(listingImages.key, [...names]));
	return new Set(rows.map((row) => row.key));
}
