import { editCost, leastCost } from "./edit-cost.ts";

/** The most that a typed word of this many letters may differ from a known one. */
function mostCost(length: number): number {
	if (length <= 2) return 0;
	if (length === 3) return 0.4;
	if (length === 4) return 0.8;
	return length <= 7 ? 1.5 : 2.2;
}

/** How much the difference between two words counts, for each letter. */
const costShare = 1.2;
const plural = 0.97;
/** A word is cut off with a mistake in it, or has another ending, only if so many letters are there. */
const [leastCut, leastStem] = [5, 4];

/** A word that is cut off counts less, the more so the less of it is there. */
const cutWord = (typed: number, known: number) => 0.6 + (0.35 * typed) / known;

/** Whether one word is the other with an "s". */
export const isPlural = (one: string, other: string): boolean =>
	Math.min(one.length, other.length) >= 3 && (`${one}s` === other || one === `${other}s`);

/**
 * How like a typed word is to a known one, by their keys: 1 if they are the same, 0 if they are not alike. Their first letters must sound
 * alike. `leniency` multiplies the difference that is accepted.
 */
export function wordLikeness(typed: string, known: string, leniency = 1): number {
	if (typed === known) return 1;
	if (isPlural(typed, known)) return plural;
	if (known.startsWith(typed)) return cutWord(typed.length, known.length);
	return Math.max(mistypedLikeness(typed, known, leniency), stemLikeness(typed, known));
}

function mistypedLikeness(typed: string, known: string, leniency: number): number {
	const most = (length: number) => mostCost(length) * leniency;
	if (leastCost(typed, known) > most(typed.length)) return 0;
	const cost = editCost(typed, known, most(typed.length));
	if (cost === null) return 0;
	const isWhole = cost.whole <= most(Math.min(typed.length, known.length));
	const whole = isWhole ? 1 - (costShare * cost.whole) / Math.max(typed.length, known.length) : 0;
	const { beginning, length } = cost;
	const isCut =
		Math.min(typed.length, length) >= leastCut && length < known.length && beginning <= most(length);
	const cut = isCut ? cutWord(length, known.length) - (costShare * beginning) / length : 0;
	return Math.max(whole, cut);
}

/** "sajane" and "sajavat", "dhulwana" and "dhulai": the same beginning with different endings. */
function stemLikeness(typed: string, known: string): number {
	let same = 0;
	while (same < typed.length && typed[same] === known[same]) same++;
	const ending = Math.max(typed.length, known.length) - same;
	return same >= leastStem && ending <= 4 ? 0.85 - 0.06 * ending : 0;
}
