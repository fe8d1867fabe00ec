import type { ListingRow } from "../professionals/listing-rows.ts";
import { refundedKey } from "../professionals/professionals.ts";
import { choiceOf } from "../seeded-choice.ts";

const salesPerson = "+919000000003";
/** Whose codes won professionals: the salesperson's more often than others'. */
const codeOwners = [
	salesPerson,
	salesPerson,
	salesPerson,
	"+919000000004",
	"+919000000004",
	"+919000000005",
	"+919000000020",
];
/** So many of those who registered in the last week were onboarded by the salesperson. */
const onboardedAtMost = 3;

const isWon = ({ demo }: ListingRow) => demo.service.paymentRequired && !demo.mobile.startsWith("+9190");

/** The listings that the salesperson registered for their owners in the last week. */
export function onboardedThisWeek(listings: readonly ListingRow[]): ListingRow[] {
	return listings
		.filter((listing) => isWon(listing) && listing.status === "active" && listing.demo.daysAgo <= 7)
		.slice(0, onboardedAtMost);
}

/** The listings, those that the salesperson registered with their onboarder. */
export function withOnboarder(
	listings: readonly ListingRow[],
	people: ReadonlyMap<string, { id: string }>,
): ListingRow[] {
	const onboarded = new Set(onboardedThisWeek(listings).map(({ id }) => id));
	const onboardedBy = people.get(salesPerson)?.id ?? null;
	return listings.map((listing) => (onboarded.has(listing.id) ? { ...listing, onboardedBy } : listing));
}

/** The person whose code each listing came with, by the listing's id; of the few that came with one. */
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
