import { personAt } from "../../../accounts/server/accounts.sql.ts";
import { addressAt } from "../../../places/server/places.sql.ts";
import { noPrice } from "../../fact.ts";
import type { ListFilter } from "../../list-filter.ts";
import { cardDescriptionLength } from "../../listing.ts";
import { type Moment, weekdayIndex } from "../../work-state.ts";
import type { ListingRecord } from "../listings.tables.ts";

/** The column of listing_reach that a list is of. */
export type ListColumn = "service_id" | "choice_id";

/** The data of a card, read only for the cards on the page. Mobile and street are never read. */
export type CardRow = Pick<
	ListingRecord,
	| "id"
	| "choiceId"
	| "firmName"
	| "availability"
	| "properties"
	| "formVersion"
	| "hours"
	| "daysOff"
	| "ratingStars"
	| "ratingCount"
	| "answersWithinMinutes"
> & {
	ownerId: string;
	ownerName: string | null;
	/** The beginning of the description, one character longer than a card shows. */
	description: string;
	/** Ids in the order chosen. */
	placeIds: string[];
	locality: string;
	city: string;
	cityDistrictTown: string;
	district: string;
	pincode: string;
	/** The first pictures, at most three; null if there are none. */
	images: { key: string; width: number; height: number }[] | null;
	imageCount: number;
	licenceChecked: boolean;
};

const owner = personAt("l.user_id");
const address = addressAt("l.address_id");

/** The columns of a card in a statement with cardJoins. */
export const cardColumns = `l.id, l.user_id as "ownerId", ${owner.name} as "ownerName",
	l.choice_id as "choiceId", l.firm_name as "firmName", left(l.description, ${cardDescriptionLength + 1}) as description,
	l.availability, l.hours, l.days_off as "daysOff", l.properties, l.form_version as "formVersion",
	l.rating_stars as "ratingStars", l.rating_count as "ratingCount",
	l.answers_within_minutes as "answersWithinMinutes",
	to_json(array(
		select chosen.location_id from listing_locations chosen where chosen.listing_id = l.id order by chosen.position
	)) as "placeIds",
	${address.locality}, ${address.city}, ${address.cityDistrictTown} as "cityDistrictTown", ${address.district},
	${address.pincode}, l.licence_checked_at is not null as "licenceChecked",
	images.first_three as images, coalesce(images.count, 0) as "imageCount"`;

/** Joins the listings of the rows called `hit`, which have a listing_id. */
export const cardJoins = `join listings l on l.id = hit.listing_id
${owner.join}
${address.join}
cross join lateral (
	select cardinality(array_agg(image)) as count, to_json((array_agg(image))[1:3]) as first_three
	from (select key, width, height from listing_images where listing_id = l.id order by position) as image
) images`;

/**
 * The price in the filter of a list that is not sorted by it. An expression, because PostgreSQL would otherwise read
 * the index by price, and thereby every listing of the service at the place.
 */
export const priceOffIndex = "reach.price + 0";

/** The conditions of a filter on `reach`; its values are filterValues, the first of which has this number. */
export const filterText = (first: number, price: string) =>
	`reach.facts @> $${first}::text[] and ${price} between $${first + 1}::int and $${first + 2}::int
	and ($${first + 3}::int is null or (
		(reach.closes is null or reach.closes[$${first + 3}::int] > $${first + 4}::int)
		and not reach.days_off @> $${first + 5}::date
	))`;

/**
 * The values of filterText at this moment. A lowest price leaves out listings without a price, as a highest one does.
 * Of the available professionals, those remain who have hours left today or have not set any.
 */
export function filterValues(
	{ facts, minimum, maximum, onlyAvailable }: ListFilter,
	{ day, minute }: Moment,
): unknown[] {
	const highest = minimum === null ? noPrice : noPrice - 1;
	const weekday = onlyAvailable ? weekdayIndex(day) + 1 : null;
	return [facts, minimum ?? 0, maximum ?? highest, weekday, minute, day];
}
