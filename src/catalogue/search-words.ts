/** A query in one field: a trade, a place, or both. Either may be empty. */
export type TradeAndPlace = { trade: string; place: string };

/** The names that the search knows, normalized by searchForm. */
export type KnownNames = {
	trades: ReadonlySet<string>;
	/** The single words of all trades. */
	tradeWords: ReadonlySet<string>;
	places: ReadonlySet<string>;
};

/** Text normalized for search: composed, lower case, punctuation as single blanks. */
export function searchForm(text: string): string {
	return (
		text
			.normalize("NFC")
			.toLowerCase()
			// Joiners shape Devanagari letters and are no letters themselves.
			.replaceAll(/[\u200c\u200d]/g, "")
			.replaceAll(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, " ")
			.trim()
	);
}

/** Collects the known names from all spellings of trades and places. */
export function knownNames(trades: Iterable<string>, places: Iterable<string>): KnownNames {
	const tradeForms = new Set(Array.from(trades, searchForm));
	const tradeWords = new Set([...tradeForms].flatMap((trade) => trade.split(" ")));
	return { trades: tradeForms, tradeWords, places: new Set(Array.from(places, searchForm)) };
}

/** "plumber in mandi": the place comes last. */
const beforePlace = new Set(["in", "at", "near", "around"]);
/** "mandi me plumber": the place comes first. */
const behindPlace = new Set(["me", "mein", "में"]);
/** The person's own location, which is unknown here. */
const nearMe = / (near me|nearby|near by|near|around me|in|at)$/;

/**
 * Splits "plumber in mandi", "taxi manali" and "मनाली में टैक्सी" into the trade and the place. A query without a
 * place is a trade as a whole; a place alone has an empty trade. A place misspelt by one letter is recognized too.
 */
export function splitTradeAndPlace(text: string, known: KnownNames): TradeAndPlace {
	const whole = searchForm(text).replace(nearMe, "");
	const words = whole.split(" ");
	const split = splitAtWord(words, known) ?? splitAtKnownPlace(words, known) ?? { trade: whole, place: "" };
	// "home cleaning" is a trade even if "home" were a place; "bir paragliding" is one at a place.
	return known.trades.has(whole) && !known.trades.has(split.trade) ? { trade: whole, place: "" } : split;
}

function splitAtWord(words: readonly string[], known: KnownNames): TradeAndPlace | null {
	for (const [index, word] of words.entries()) {
		if (index === 0 || index === words.length - 1) continue;
		const [before, behind] = [words.slice(0, index), words.slice(index + 1)];
		if (beforePlace.has(word) && mayBePlace(behind, known))
			return { trade: joined(before), place: joined(behind) };
		if (behindPlace.has(word) && isPlace(before, known))
			return { trade: joined(behind), place: joined(before) };
	}
	return null;
}

/** The longest beginning or end that is a place, otherwise the longest that differs from one by a letter. */
function splitAtKnownPlace(words: readonly string[], known: KnownNames): TradeAndPlace | null {
	const splits = endsAndBeginnings(words);
	const found =
		splits.find(({ place }) => isExactPlace(place, known)) ??
		// A single misspelt word may also be a trade, whose search tolerates more.
		splits.find(({ trade, place }) => trade.length > 0 && isClosePlace(place, known));
	return found === undefined ? null : { trade: joined(found.trade), place: joined(found.place) };
}

function endsAndBeginnings(
	words: readonly string[],
): { trade: readonly string[]; place: readonly string[] }[] {
	return words.flatMap((_, index) => {
		const length = words.length - index;
		return [
			{ trade: words.slice(0, index), place: words.slice(index) },
			{ trade: words.slice(length), place: words.slice(0, length) },
		];
	});
}

const joined = (words: readonly string[]) => words.join(" ");

const isExactPlace = (words: readonly string[], { places }: KnownNames) => places.has(joined(words));

const isPlace = (words: readonly string[], known: KnownNames) =>
	isExactPlace(words, known) || isClosePlace(words, known);

/**
 * After "in", the beginning of a place is enough, because results show while people type; a trade's word does not
 * count.
 */
const mayBePlace = (words: readonly string[], known: KnownNames) =>
	isPlace(words, known) || !words.some((word) => known.tradeWords.has(word));

/** Short words are similar to too many others, and a trade's own word is never a misspelt place. */
function isClosePlace(words: readonly string[], { places, tradeWords }: KnownNames): boolean {
	const text = joined(words);
	if (text.length < 5 || words.some((word) => tradeWords.has(word))) return false;
	for (const place of places) if (isOneEditAway(text, place)) return true;
	return false;
}

/** One letter added, left out, changed, or two neighbours swapped; the first letter must be right. */
export function isOneEditAway(one: string, other: string): boolean {
	if (one[0] !== other[0] || Math.abs(one.length - other.length) > 1) return false;
	let start = 0;
	while (start < one.length && one[start] === other[start]) start++;
	let [endOne, endOther] = [one.length, other.length];
	while (endOne > start && endOther > start && one[endOne - 1] === other[endOther - 1]) {
		endOne--;
		endOther--;
	}
	const [restOne, restOther] = [one.slice(start, endOne), other.slice(start, endOther)];
	if (restOne.length <= 1 && restOther.length <= 1) return true;
	return (
		restOne.length === 2 &&
		restOther.length === 2 &&
		restOne[0] === restOther[1] &&
		restOne[1] === restOther[0]
	);
}
