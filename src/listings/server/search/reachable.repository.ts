import { personAt } from "../../../accounts/server/accounts.sql.ts";
import { addressAt } from "../../../places/server/places.sql.ts";
import { profileAt } from "../../../profiles/server/profiles.sql.ts";
import type { Db } from "../../../platform/server/database/database.ts";
import { named, type NamedStatement } from "../../../platform/server/database/named.ts";
import type { ListingRecord } from "../listings.tables.ts";

/** The professional of a listing, and the number under which customers reach them. */
export type ReachableRow = Pick<
	ListingRecord,
	| "id"
	| "userId"
	| "firmName"
	| "availability"
	| "serviceId"
	| "choiceId"
	| "ratingStars"
	| "ratingCount"
	| "answersWithinMinutes"
> & {
	/** Null if the owner has not given a name. */
	ownerName: string | null;
	/** The name of the owner's profile photo. */
	picture: string | null;
	/** The number in the listing's address. */
	mobile: string;
	locality: string;
	city: string;
	cityDistrictTown: string;
	district: string;
	pincode: string;
};

const owner = personAt("l.user_id");
const address = addressAt("l.address_id");
const profile = profileAt("l.user_id");

const reachable: NamedStatement = {
	name: "listings_reachable",
	text: `select l.id, l.user_id as "userId", ${owner.name} as "ownerName", l.firm_name as "firmName", ${profile.picture}, ${address.mobile},
	l.availability, l.service_id as "serviceId", l.choice_id as "choiceId", l.rating_stars as "ratingStars",
	l.rating_count as "ratingCount", l.answers_within_minutes as "answersWithinMinutes", ${address.locality}, ${address.city},
	${address.cityDistrictTown} as "cityDistrictTown", ${address.district}, ${address.pincode}
from listings l
${owner.join}
${profile.join}
${address.join}
where l.id = any($1::uuid[])`,
};

/** These listings; those whose owner's account is deleted have no address and are left out. */
export function readReachable(db: Db, listingIds: readonly string[]): Promise<ReachableRow[]> {
	return named<ReachableRow>(db, reachable, [listingIds]);
}
