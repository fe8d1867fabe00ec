import { isFiller, isFillerKey, keyOf } from "./filler-words.ts";
import { searchForm } from "./search-form.ts";
import { soundKey } from "./sound-key.ts";

/** Neighbouring typed words, from the first to before `to`. */
export type Span = { from: number; to: number };

/** One to three neighbouring words as one: "mc leod ganj" is also "mcleodganj". */
export type Unit = Span & { key: string; isJoined: boolean; isFiller: boolean };

export type TypedWords = {
	/** In search form. */
	words: readonly string[];
	keys: readonly string[];
	units: readonly Unit[];
};

/** Longer texts name no trade and no place in what follows. */
const [lettersAtMost, wordsAtMost] = [200, 12];
const unitAtMost = 3;

/** Splits a typed text into words. */
export function readTyped(text: string): TypedWords {
	const words = searchForm(text.slice(0, lettersAtMost))
		.split(" ")
		.filter((word) => word !== "")
		.slice(0, wordsAtMost);
	// A filler alone may be the beginning of a name: "in" of "inverter".
	const keys = words.length === 1 ? words.map(soundKey) : words.map(keyOf);
	const units = keys.flatMap((key, from) =>
		Array.from({ length: Math.min(unitAtMost, words.length - from) }, (_unit, more) =>
			more === 0
				? { from, to: from + 1, key, isJoined: false, isFiller: isFillerKey(key) }
				: joinedUnit(words, { from, to: from + more + 1 }),
		),
	);
	return { words, keys, units };
}

const joinedUnit = (words: readonly string[], { from, to }: Span): Unit => ({
	from,
	to,
	key: soundKey(words.slice(from, to).join("")),
	isJoined: true,
	isFiller: false,
});

const overlaps = (one: Span, other: Span) => one.from < other.to && other.from < one.to;

/** Whether a span has none of the words of the others. */
export const isApart = (span: Span, others: readonly Span[]): boolean =>
	others.every((other) => !overlaps(span, other));

/** The words outside of `taken`, without the fillers at both ends. */
export function wordsLeft({ words }: TypedWords, taken: readonly Span[]): string[] {
	const left = words.filter((_, at) => isApart({ from: at, to: at + 1 }, taken));
	const first = left.findIndex((word) => !isFiller(word));
	const last = left.findLastIndex((word) => !isFiller(word));
	return first < 0 ? [] : left.slice(first, last + 1);
}
