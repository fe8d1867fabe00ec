import type { Choice } from "../seeded-choice.ts";
import { listingWords } from "./listing-words.ts";
import type { Sentences } from "./sentences.ts";

/**
 * A professional who comes to the customer to work (trade) or brings something (offer), a house or room to rent, or
 * a place for guests.
 */
export type ListingKind = "trade" | "offer" | "rental" | "venue";

/** The professional, and the service. */
export type Described = {
	service: string;
	/** The choice's slug; null if the service has none. */
	choice: string | null;
	kind: ListingKind;
	town: string;
	locality: string;
	/** Names of other places served. */
	others: readonly string[];
	/** Years of experience; null if the service does not ask for them. */
	years: number | null;
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const tradeOpenings = [
	"{A}, {b} and {c}.",
	"Call me for {a}, {b} or {c}.",
	"Mostly {a}, {b} and {c}.",
	"{A}, {b}, also {c}.",
	"People in {town} call me for {a}, {b} or {c}.",
	"For {a}, {b} and {c} in {town}.",
	"Daily work: {a}, {b}, {c}.",
	"{A}, {b}, {c}: in {town} and around.",
	"I do {a}, {b} and {c}.",
	"From {a} to {b}, {c} too.",
	"What I do: {a}, {b}, {c}.",
	"Need {a}, {b} or {c}?",
	"{A}, {b} or {c}, small jobs too.",
	"Known in {town} for {a}, {b} and {c}.",
	"In {locality} and all over {town}: {a}, {b}, {c}.",
	"Send me a photo for {a}, {b} or {c}.",
];
const offerOpenings = [
	"{A}, {b} and {c}.",
	"With {a}, {b} and {c}.",
	"{A}, {b}; {c} on request.",
	"In {town} with {a}, {b} and {c}.",
	"What we bring: {a}, {b}, {c}.",
	"We have {a}, {b} and {c}.",
	"Ask us about {a}, {b} or {c}.",
	"Ready for {town} and around: {a}, {b}, {c}.",
	"From {a} to {b}, and {c}.",
	"Among other things {a}, {b} and {c}.",
	"{A}, {b}, {c}, at short notice in {town}.",
	"Small and large orders: {a}, {b}, {c}.",
];
const placeOpenings = [
	"{A}, {b} and {c}.",
	"You find {a}, {b} and {c} here.",
	"With {a}, {b} and {c}.",
	"{A}, {b}, and {c} as well.",
	"What people like here: {a}, {b}, {c}.",
	"In {town}, with {a}, {b} and {c}.",
	"Good to know: {a}, {b}, {c}.",
	"Comes with {a}, {b} and {c}.",
	"To name a few things: {a}, {b} and {c}.",
	"{A}, {b}, {c}: come and see.",
	"Yours here: {a}, {b} and {c}.",
	"{A} and more, {b} and {c} among it.",
	"Expect {a}, {b} and {c}.",
];

const tradeTerms = [
	"{years} years of work in and around {town}.",
	"Based in {locality}, I come to {other} as well.",
	"{other} and {town} are covered on the same day.",
	"Call between {from} and {until}.",
	"Closed on {day}s.",
	"At this work for {years} years, the last ones in {town}.",
	"Many families in {locality} have my number.",
	"For {other} I come on {day}s.",
	"Free on most {day}s after {from}.",
	"You find me in {locality}, {town}.",
	"Ask for me in {locality}, people know the way.",
	"{town} by appointment, {locality} at short notice.",
	"I pick up the phone until {until}.",
	"Same rates in {town} and {other}.",
	"Holidays apart, every day from {from}.",
	"Write at any hour, I answer by {until}.",
];
const rentalTerms = [
	"In {locality}, a short way from the centre of {town}.",
	"Call between {from} and {until} to see it.",
	"The lane in {locality} is quiet after nine.",
	"From the {town} bus stand about {minutes} minutes.",
	"Can be seen on {day}s after {from}.",
	"Direct from the owner in {locality}.",
	"Ask for the keys in {locality}, {town}.",
	"Looking for somebody who stays in {town} for long.",
	"Meet me in {locality} to have a look.",
	"{minutes} minutes on foot to the {town} market.",
	"Best seen by daylight, before {until}.",
	"A bus to {town} stops in {locality}.",
];
const venueTerms = [
	"In {locality}, a short way from the centre of {town}.",
	"Call between {from} and {until}.",
	"Less busy on {day}s.",
	"From the {town} bus stand about {minutes} minutes.",
	"People from {other} come too.",
	"Run by a family from {locality}.",
	"The board in {locality} shows the way.",
	"Book {day}s one day ahead.",
	"A short call before {from} helps us.",
	"Directions from {locality} by phone.",
	"{minutes} minutes on foot to the {town} market.",
	"Parking is tight in {locality}, so call ahead.",
];
export const openings = {
	trade: tradeOpenings,
	offer: offerOpenings,
	rental: placeOpenings,
	venue: placeOpenings,
};
const terms = { trade: tradeTerms, offer: tradeTerms, rental: rentalTerms, venue: venueTerms };
const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Saturday", "Sunday"];

/**
 * Two or three sentences about the work that fit the service and its choice, and that no other listing of the
 * service has.
 */
export function describeListing(choice: Choice, described: Described, sentences: Sentences): string {
	const words = listingWords[described.service];
	if (words === undefined) throw new Error(`no words for ${described.service}`);
	const work = (described.choice === null ? null : words.choices?.[described.choice]) ?? words.work;
	const { service, kind } = described;
	const oneOf = (templates: readonly string[]) =>
		sentences.firstOfFrames(
			service,
			templates.filter((template) => fits(template, described)),
			(frames) => {
				const frame = choice.pick(frames);
				return { frame, text: fill(choice, frame, described, work) };
			},
		);
	const opening = oneOf(openings[kind]);
	if (opening === null) throw new Error(`too few words for ${service}`);
	const saying = choice.chance(0.85) ? oneOf(words.says) : null;
	const term = saying === null || choice.chance(0.55) ? oneOf(terms[kind]) : null;
	return [opening, saying, term].filter((part) => part !== null).join(" ");
}

function fits(template: string, { years, others }: Described): boolean {
	return (
		(!template.includes("{years}") || years !== null) && (!template.includes("{other}") || others.length > 0)
	);
}

function fill(choice: Choice, template: string, described: Described, work: readonly string[]): string {
	const [a = "", b = "", c = ""] = threeOf(choice, work);
	const [from, until] = [choice.between(8, 11), choice.between(4, 8)];
	const values: Record<string, string> = {
		a,
		A: capital(a),
		b,
		c,
		town: described.town,
		locality: described.locality,
		other: described.others.length > 0 ? choice.pick(described.others) : "",
		years: String(described.years ?? ""),
		from: `${from} am`,
		until: `${until} pm`,
		day: choice.pick(days),
		minutes: String(5 * choice.between(1, 6)),
	};
	return template.replace(/\{(\w+)\}/g, (_whole, name: string) => values[name] ?? "");
}

/** Three of them; at most one contains "and", and it comes first, so that the sentence reads well. */
function threeOf(choice: Choice, work: readonly string[]): string[] {
	const mixed = work
		.map((item) => ({ item, lot: choice.number() }))
		.toSorted((a, b) => a.lot - b.lot)
		.map(({ item }) => item);
	const isDouble = (item: string) => / and |,/.test(item);
	const single = mixed.filter((item) => !isDouble(item));
	const double = mixed.find(isDouble);
	return double !== undefined && (single.length < 3 || choice.chance(0.5))
		? [double, ...single.slice(0, 2)]
		: single.slice(0, 3);
}
