import { personAt } from "../../../accounts/server/accounts.sql.ts";
import { addressAt } from "../../../places/server/places.sql.ts";
import {
	among,
	before,
	behind,
	conditionsOf,
	equal,
	type PageEnd,
	placeholders,
	since,
} from "../../../platform/server/database/conditions.ts";
import type { Db } from "../../../platform/server/database/database.ts";
import { named, type NamedStatement } from "../../../platform/server/database/named.ts";
import type { Availability, ListingStatus } from "../../listing.ts";
import { type ListingRow, listingText } from "../listings.repository.ts";

/** More than a page holds. Part of the SQL text and not a parameter, so that the planner expects so few rows. */
const mostFound = 51;

/** Everything that staff can search by. */
type Conditions = {
	/** Listings of any of these services. */
	services: string[];
	/** "+91" and ten digits: the number of the owner's account or of the address. */
	mobile: string;
	status: ListingStatus;
	service: string;
	choice: string;
	availability: Availability;
	/** The member of staff who registered it for its owner. */
	onboarder: string;
	/** Listings that chose this very place. */
	place: string;
	/** Listings that chose any of these places. */
	places: string[];
	/** Applied at or after `from` and before `until`; ISO 8601. */
	from: string;
	until: string;
	/** After this listing in the order of the search. */
	after: PageEnd;
};
type Name = keyof Conditions;
/** The conditions that a listing must all meet; omitted ones do not narrow the search. */
export type SearchConditions = Partial<Conditions>;

/** The columns that hold the application time and the listing's id: the index that serves the order has both. */
type Columns = { at: string; id: string };
const owner = personAt("own.user_id");
const address = addressAt("near.address_id");

/** The listings of a number, looked up before anything else because a person has only few. */
const ofMobile = (mobile: string) => `any(array(
		select own.id from listings own ${owner.join} where ${owner.mobile} = ${mobile}
		union
		select near.id from listings near ${address.join} where ${address.mobile} = ${mobile}
	))`;

/** The SQL of each condition, in the order in which they are combined. */
const conditionsOn = ({ at, id }: Columns) =>
	conditionsOf<Conditions>({
		services: among("l.service_id"),
		mobile: { text: (next) => `${id} = ${ofMobile(`${next()}::text`)}`, values: (value) => [value] },
		status: equal("l.status", "text"),
		service: equal("l.service_id", "uuid"),
		choice: equal("l.choice_id", "uuid"),
		availability: equal("l.availability", "text"),
		onboarder: equal("l.onboarded_by", "uuid"),
		place: equal("chosen.location_id", "uuid"),
		places: {
			text: (next) => `exists (
		select from listing_locations named where named.listing_id = ${id} and named.location_id = any(${next()}::uuid[])
	)`,
			values: (value) => [value],
		},
		from: since(at),
		until: before(at),
		after: behind(at, id),
	});
const ofListings: Columns = { at: "l.applied_at", id: "l.id" };
const ofPlaces: Columns = { at: "chosen.applied_at", id: "chosen.listing_id" };
/** Names and values are the same whichever columns are read. */
const conditions = conditionsOn(ofListings);

/** What remains of a deleted account's listing has no address and no places. */
const isWhole = "l.address_id is not null";

/** Walks one index, newest application first. */
function walkText(names: readonly Name[]): string {
	const isAtPlace = names.includes("place");
	const columns = isAtPlace ? ofPlaces : ofListings;
	const where = conditionsOn(columns).texts(names, placeholders());
	return `select ${columns.id} as id, ${columns.at} as "appliedAt"
from ${isAtPlace ? "listing_locations chosen join listings l on l.id = chosen.listing_id" : "listings l"}
where ${[...where, ...(isAtPlace ? [] : [isWhole])].join("\n\tand ")}
order by ${columns.at} desc, ${columns.id} desc
limit ${mostFound}`;
}

/** The same for several services: reads the newest of each from its own range of the index, and merges them. */
function mergeText(names: readonly Name[]): string {
	const others = names.filter((name) => name !== "services");
	const where = conditions.texts(others, placeholders(1));
	return `select hit.id, hit."appliedAt"
from unnest($1::uuid[]) as trade (id)
cross join lateral (
	select l.id, l.applied_at as "appliedAt"
	from listings l
	where ${["l.service_id = trade.id", ...where, isWhole].join("\n\t\tand ")}
	order by l.applied_at desc, l.id desc
	limit ${mostFound}
) hit
order by hit."appliedAt" desc, hit.id desc
limit ${mostFound}`;
}

/** Conditions that narrow any filter and that the planner does not have to weigh. */
const days: ReadonlySet<Name> = new Set<Name>(["from", "until", "after"]);
/** Conditions that the planner weighs by value even if they are the only one. */
const weighed: readonly Name[] = ["status", "availability", "places"];

/**
 * The statement and values that find a page. A search by one filter, with or without days, is planned once per
 * connection. Several filters together, and any search by status, availability or several places, are planned each time
 * with their values: the best index depends on how rare each value is.
 */
export function searchQuery(search: SearchConditions): { statement: NamedStatement; values: unknown[] } {
	const names = conditions.given(search);
	const isOne = names.filter((name) => !days.has(name)).length <= 1;
	const isKept = isOne && !weighed.some((name) => names.includes(name));
	const text = isOne && names.includes("services") ? mergeText(names) : walkText(names);
	return {
		statement: { name: isKept ? `listings_search_${names.join("_")}` : "", text },
		values: conditions.values(search),
	};
}

export type FoundListing = { id: string; appliedAt: Date };
/** At most 51 of these listings, newest application first. */
export function findListings(db: Db, search: SearchConditions): Promise<FoundListing[]> {
	const { statement, values } = searchQuery(search);
	return named<FoundListing>(db, statement, values);
}

const listingsByIds: NamedStatement = {
	name: "listings_by_ids",
	text: `${listingText} where l.id = any($1::uuid[])`,
};

/** These listings in the order of the ids; deleted ones are left out. */
export async function readListings(db: Db, ids: readonly string[]): Promise<ListingRow[]> {
	if (ids.length === 0) return [];
	const rows = await named<ListingRow>(db, listingsByIds, [ids]);
	const rowById = new Map(rows.map((row) => [row.id, row]));
	return ids.flatMap((id) => rowById.get(id) ?? []);
}
