import { personAt } from "../../accounts/server/accounts.sql.ts";
import { addressAt } from "../../places/server/places.sql.ts";
import { profileAt } from "../../profiles/server/profiles.sql.ts";
import type { Database, NamedStatement } from "../../platform/server/database.ts";
import type { Availability } from "../listing.ts";

/** Who stands behind a listing, and under which number its customers reach it. */
export type ReachableRow = {
	id: string;
	userId: string;
	/** Null where the owner has told none. */
	ownerName: string | null;
	firmName: string | null;
	/** The name of the photo in the owner's profile. */
	picture: string | null;
	/** The number that the listing's address gives. */
	mobile: string;
	availability: Availability;
	serviceId: string;
	choiceId: string | null;
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
	l.availability, l.service_id as "serviceId", l.choice_id as "choiceId", ${address.locality}, ${address.city},
	${address.cityDistrictTown} as "cityDistrictTown", ${address.district}, ${address.pincode}
from listings l
${owner.join}
${profile.join}
${address.join}
where l.id = any($1::uuid[])`,
};

/** These listings; those whose owner's account is deleted have no address any more and are left out. */
export function readReachable(
	database: Pick<Database, "runNamed">,
	listingIds: readonly string[],
): Promise<ReachableRow[]> {
	return database.runNamed<ReachableRow>(reachable, [listingIds]);
}
