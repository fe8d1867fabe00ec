import type { ListingRow } from "../professionals/listing-rows.ts";
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
const onboardedThisWeek = 3;

/** The person whose code each listing came with, by the listing's id; of the few that came with one. */
export function referrersOf<Person>(
	listings: readonly ListingRow[],
	people: ReadonlyMap<string, Person>,
): Map<string, Person> {
	const won = listings.filter(({ demo }) => demo.service.paymentRequired && !demo.mobile.startsWith("+9190"));
	const latest = won.filter(({ demo }) => demo.daysAgo <= 7).slice(0, onboardedThisWeek);
	const others = won.filter(({ demo }) => choiceOf(`referral-${demo.key}`).chance(0.05));
	const mobiles = new Map([
		...others.map(({ id, demo }) => [id, choiceOf(`referrer-${demo.key}`).pick(codeOwners)] as const),
		...latest.map(({ id }) => [id, salesPerson] as const),
	]);
	return new Map(
		[...mobiles].flatMap(([id, mobile]) => {
			const person = people.get(mobile);
			return person === undefined ? [] : [[id, person] as const];
		}),
	);
}
