import type { Database, NamedStatement } from "../../platform/server/database.ts";
import type { ListingStatus } from "../listing.ts";
import { type ListingRow, listingText } from "./listings.repository.ts";

/** More than a page ever holds. A number in the text and not a value, so that plans are made for so few rows. */
const mostFound = 51;

/** All that staff can search by. */
type Conditions = {
	/** Those of any of these services. */
	services: string[];
	/** "+91" and ten digits: of the owner's account or of the address. */
	mobile: string;
	status: ListingStatus;
	service: string;
	choice: string;
	/** Those that named this very place. */
	place: string;
	/** Applied at or after, and before; ISO 8601. */
	from: string;
	until: string;
	/** Behind this listing in the order of the search. */
	after: { appliedAt: string; id: string };
};
type Name = keyof Conditions;
/** Which listings; what is left out does not narrow them. All conditions hold together. */
export type SearchConditions = Partial<Conditions>;

/** Where the time of the application and the listing's id are read: the index that serves the order has both. */
type Columns = { at: string; id: string };
type Condition<Value> = {
	text: (next: () => string, columns: Columns) => string;
	values: (value: Value) => unknown[];
};
const equal = (column: string, type: string): Condition<unknown> => ({
	text: (next) => `${column} = ${next()}::${type}`,
	values: (value) => [value],
});

/** The listings of a number, found before anything else is looked at: nobody has many. */
const ofMobile = (mobile: string) => `any(array(
		select own.id from users u join listings own on own.user_id = u.id where u.mobile = ${mobile}
		union
		select near.id from addresses a join listings near on near.address_id = a.id where a.mobile = ${mobile}
	))`;

/** How each condition reads in SQL, in the order in which they are put together. */
const conditions: { [Key in Name]: Condition<Conditions[Key]> } = {
	services: { text: (next) => `l.service_id = any(${next()}::uuid[])`, values: (value) => [value] },
	mobile: { text: (next, { id }) => `${id} = ${ofMobile(`${next()}::text`)}`, values: (value) => [value] },
	status: equal("l.status", "text"),
	service: equal("l.service_id", "uuid"),
	choice: equal("l.choice_id", "uuid"),
	place: equal("chosen.location_id", "uuid"),
	from: { text: (next, { at }) => `${at} >= ${next()}::timestamptz`, values: (value) => [value] },
	until: { text: (next, { at }) => `${at} < ${next()}::timestamptz`, values: (value) => [value] },
	after: {
		text: (next, { at, id }) => `(${at}, ${id}) < (${next()}::timestamptz, ${next()}::uuid)`,
		values: ({ appliedAt, id }) => [appliedAt, id],
	},
};
const names = Object.keys(conditions) as Name[];

/** What is left of a deleted account's listing has no address, and no places. */
const isWhole = "l.address_id is not null";

/** Walks one index, newest application first. */
function walkText(asked: readonly Name[]): string {
	let count = 0;
	const next = () => `$${++count}`;
	const isAtPlace = asked.includes("place");
	const columns = isAtPlace
		? { at: "chosen.applied_at", id: "chosen.listing_id" }
		: { at: "l.applied_at", id: "l.id" };
	const where = names
		.filter((name) => asked.includes(name))
		.map((name) => conditions[name].text(next, columns));
	return `select ${columns.id} as id, ${columns.at} as "appliedAt"
from ${isAtPlace ? "listing_locations chosen join listings l on l.id = chosen.listing_id" : "listings l"}
where ${[...where, ...(isAtPlace ? [] : [isWhole])].join("\n\tand ")}
order by ${columns.at} desc, ${columns.id} desc
limit ${mostFound}`;
}

/** The same for several services: the newest of each, each from its own stretch of the index, and of these the newest. */
function mergeText(asked: readonly Name[]): string {
	let count = 1;
	const next = () => `$${++count}`;
	const columns = { at: "l.applied_at", id: "l.id" };
	const where = names
		.filter((name) => name !== "services" && asked.includes(name))
		.map((name) => conditions[name].text(next, columns));
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

/** What narrows every filter without being one of those that the planner has to weigh. */
const days: ReadonlySet<Name> = new Set<Name>(["from", "until", "after"]);

/**
 * The statement and the values that find a page. A search by one filter, with or without days, is planned once on
 * each connection. Several together are planned anew, with their values, and so is every one by status: which index
 * serves them best depends on how rare each value is.
 */
export function searchQuery(asked: SearchConditions): { statement: NamedStatement; values: unknown[] } {
	const given = names.filter((name) => asked[name] !== undefined);
	const isOne = given.filter((name) => !days.has(name)).length <= 1;
	const text = isOne && given.includes("services") ? mergeText(given) : walkText(given);
	return {
		statement: { name: isOne && !given.includes("status") ? `listings_search_${given.join("_")}` : "", text },
		values: given.flatMap((name) => valuesOf(name, asked)),
	};
}

function valuesOf<Key extends Name>(name: Key, asked: SearchConditions): unknown[] {
	const value: Conditions[Key] | undefined = asked[name];
	return value === undefined ? [] : conditions[name].values(value);
}

export type FoundListing = { id: string; appliedAt: Date };
/** At most 51 of these listings, newest application first. */
export function findListings(
	database: Pick<Database, "runNamed">,
	asked: SearchConditions,
): Promise<FoundListing[]> {
	const { statement, values } = searchQuery(asked);
	return database.runNamed<FoundListing>(statement, values);
}

const listingsByIds: NamedStatement = {
	name: "listings_by_ids",
	text: `${listingText} where l.id = any($1::uuid[]) order by l.applied_at desc, l.id desc`,
};

/** These listings, newest application first; those that are not there any more are left out. */
export function readListings(
	database: Pick<Database, "runNamed">,
	ids: readonly string[],
): Promise<ListingRow[]> {
	return database.runNamed<ListingRow>(listingsByIds, [ids]);
}
