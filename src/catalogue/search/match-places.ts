import { announcesPlace } from "./filler-words.ts";
import { type IndexedName, type LikeWord, type MatchKind, matchKinds, type NameIndex } from "./name-index.ts";
import type { Span, TypedWords, Unit } from "./typed-words.ts";

/** Neighbouring typed words that name a place. */
export type PlaceMatch = Span & { item: number; likeness: number; kind: MatchKind; isAnnounced: boolean };

/** What else a word may be, where trades and places are typed in one field; null in a field of places. */
export type TradeWords = { isWord(key: string): boolean; isBeginning(key: string): boolean } | null;

const least = 0.75;
/** Where only a place can be, less of it is enough: "plumber in ma". */
const leastAnnounced = 0.5;

/** Finds the places that neighbouring words name, in the order of the text. */
export function matchPlaces(index: NameIndex, typed: TypedWords, trades: TradeWords): PlaceMatch[] {
	const best = new Map<string, PlaceMatch>();
	for (const unit of typed.units) {
		const isAnnounced = trades === null || announcesPlace(typed.words[unit.from - 1]);
		// Without any other word, a part of a name is enough too.
		const isOpen = isAnnounced || unit.to - unit.from === typed.words.length;
		for (const like of index.likeWords(unit)) {
			if (!mayBegin(typed, unit, like, { isAnnounced, trades })) continue;
			for (const at of index.namesWith[like.word] ?? []) {
				const match = matchName(index, typed, { unit, like, at, isOpen, isAnnounced });
				if (match === null || match.likeness < (isOpen ? leastAnnounced : least)) continue;
				const key = `${match.item} ${match.from} ${match.to}`;
				if (match.likeness > (best.get(key)?.likeness ?? 0)) best.set(key, match);
			}
		}
	}
	return [...best.values()];
}

/** Whether words are a place or the beginning of one, and not a trade that resembles it. */
function mayBegin(
	typed: TypedWords,
	{ from, to, key, isJoined, isFiller }: Unit,
	{ kind, likeness }: LikeWord,
	{ isAnnounced, trades }: { isAnnounced: boolean; trades: TradeWords },
): boolean {
	if (isFiller) return false;
	if (likeness === 1 || trades === null) return true;
	const isTrade = (word: string) => (isAnnounced ? trades.isWord(word) : trades.isBeginning(word));
	if (isJoined ? typed.keys.slice(from, to).some(isTrade) : isTrade(key)) return false;
	return isAnnounced || isLongEnough(key, kind, to === typed.keys.length);
}

/** A short word resembles too many others, and only the last word is still being typed. */
const isLongEnough = (key: string, kind: MatchKind, isLast: boolean) =>
	kind === matchKinds.beginning ? isLast && key.length >= 3 : key.length >= 4;

type Beginning = { unit: Unit; like: LikeWord; at: number; isOpen: boolean; isAnnounced: boolean };

/** Matches a name from one of its words on; null if the rest of it is missing. */
function matchName(
	index: NameIndex,
	typed: TypedWords,
	{ unit, like, at, isOpen, isAnnounced }: Beginning,
): PlaceMatch | null {
	const name = index.names[at];
	if (name === undefined || (unit.isJoined && name.words.length > 1)) return null;
	const start = name.words.indexOf(like.word);
	const more = unit.isJoined
		? []
		: followingWords(index, typed, name, { word: start + 1, typed: unit.to, isOpen });
	const matched = 1 + more.length;
	if (matched < name.words.length && !isOpen) return null;
	const sum = more.reduce((all, { likeness }) => all + likeness, like.likeness);
	const isComplete = matched === name.words.length;
	const kind = Math.min(like.kind, ...more.map((word) => word.kind)) as MatchKind;
	return {
		item: name.item,
		from: unit.from,
		to: unit.to + more.length,
		likeness: (sum / matched) * (0.7 + (0.3 * matched) / name.words.length),
		kind: isComplete ? kind : (Math.min(kind, matchKinds.beginning) as MatchKind),
		isAnnounced,
	};
}

/** The next typed words as far as they are the next words of the name. */
function followingWords(
	index: NameIndex,
	typed: TypedWords,
	name: IndexedName,
	from: { word: number; typed: number; isOpen: boolean },
): LikeWord[] {
	const found: LikeWord[] = [];
	for (const [more, wanted] of name.words.slice(from.word).entries()) {
		const at = from.typed + more;
		const key = typed.keys[at];
		if (key === undefined) break;
		const like = index.likeWords({ key, isJoined: false }).find(({ word }) => word === wanted);
		if (like === undefined) break;
		const isLast = at === typed.keys.length - 1;
		if (like.kind !== matchKinds.whole && !from.isOpen && !isLongEnough(key, like.kind, isLast)) break;
		found.push(like);
	}
	return found;
}
