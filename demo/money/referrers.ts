import type { ListingRow } from "../professionals/listing-rows.ts";
import { refundedKey } from "../professionals/professionals.ts";
import { choiceOf } from "../seeded-choice.ts";

const salesPerson = "+919000000003";
/** The people whose codes brought professionals: the salesperson's more often than others'. */
const codeOwners = [
	salesPerson,
	salesPerson,
	salesPerson,
	"+919000000004",
	"+919000000004",
	"+919000000005",
	"+919000000020",
];
/** How many of last week's registrations were made by the salesperson. */
const onboardedAtMost = 3;

const isWon = ({ demo }: ListingRow) => demo.service.paymentRequired && !demo.mobile.startsWith("+9190");

/** The listings that the salesperson registered for their owners in the last week. */
export function onboardedThisWeek(listings: readonly ListingRow[]): ListingRow[] {
	return listings
		.filter((listing) => isWon(listing) && listing.status === "active" && listing.demo.daysAgo <= 7)
		.slice(0, onboardedAtMost);
}

/** The listings, with the onboarder of those that the salesperson registered. */
export function withOnboarder(
	listings: readonly ListingRow[],
	people: ReadonlyMap<string, { id: string }>,
): ListingRow[] {
	const onboarded = new Set(onboardedThisWeek(listings).map(({ id }) => id));
	const onboardedBy = people.get(salesPerson)?.id ?? null;
	return listings.map((listing) => (onboarded.has(listing.id) ? { ...listing, onboardedBy } : listing));
}

/** The referrer of the few listings that used a code, by the listing's id. */
export function referrersOf<Person>(
	listings: readonly ListingRow[],
	people: ReadonlyMap<string, Person>,
): Map<string, Person> {
	const won = listings.filter(isWon);
	const latest = onboardedThisWeek(listings);
	const others = won.filter(({ demo }) => choiceOf(`referral-${demo.key}`).chance(0.05));
	const refunded = won.filter(({ demo }) => demo.key === refundedKey);
	const mobiles = new Map([
		...others.map(({ id, demo }) => [id, choiceOf(`referrer-${demo.key}`).pick(codeOwners)] as const),
		...[...latest, ...refunded].map(({ id }) => [id, salesPerson] as const),
	]);
	return new Map(
		[...mobiles].flatMap(([id, mobile]) => {
			const person = people.get(mobile);
			return person === undefined ? [] : [[id, person] as const];
		}),
	);
}
