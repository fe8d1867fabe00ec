import { type IndexedName, type LikeWord, type MatchKind, matchKinds, type NameIndex } from "./name-index.ts";
import { isApart, type Span, type TypedWords, type Unit } from "./typed-words.ts";

type Hit = LikeWord & { unit: Unit; value: number };

/** An item that some of the typed words name. */
export type ScoredItem = {
	item: number;
	score: number;
	/** The best match of a word that is no filler: how like it is, and its kind. */
	likeness: number;
	kind: MatchKind;
};

/** What the words of other names add to an item's best name. */
const otherNames = 0.5;
const ownName = 1.15;
/** The part of a name's score that does not depend on how much of the name was typed. */
const partOfName = 0.6;

/** What is known of an item so far: its best name, and the most that each typed word says for it. */
type Tally = Omit<ScoredItem, "item"> & { used: number; perWord: number[] };

/** Scores all items that the typed words outside of `taken` name, best first. */
export function scoreItems(
	index: NameIndex,
	typed: TypedWords,
	taken: readonly Span[],
	leniency = 1,
): ScoredItem[] {
	const tallies = new Map<number, Tally>();
	for (const [at, hits] of hitsByName(index, typed, taken, leniency)) {
		const name = index.names[at];
		if (name === undefined) continue;
		const tally = tallies.get(name.item) ?? {
			score: 0,
			used: 0,
			likeness: 0,
			kind: matchKinds.alike,
			perWord: typed.words.map(() => 0),
		};
		tallies.set(name.item, tally);
		addName(tally, name, withoutOverlaps(hits), index.weights);
	}
	return Array.from(tallies, ([item, { score, used, likeness, kind, perWord }]) => {
		const all = perWord.reduce((sum, value) => sum + value, 0);
		return { item, score: score + otherNames * Math.max(0, all - used), likeness, kind };
	}).toSorted((one, other) => other.score - one.score || one.item - other.item);
}

function addName(tally: Tally, name: IndexedName, hits: readonly Hit[], weights: readonly number[]): void {
	const used = hits.reduce((sum, { value }) => sum + value, 0);
	const whole = name.words.reduce((sum, word) => sum + (weights[word] ?? 0), 0);
	const share = Math.min(1, used / whole);
	const score = used * (partOfName + (1 - partOfName) * share) * (name.isOwn ? ownName : 1);
	if (score > tally.score) Object.assign(tally, { score, used });
	for (const { unit, likeness, kind, value } of hits) {
		if (!unit.isFiller && likeness > tally.likeness) tally.likeness = likeness;
		if (!unit.isFiller && kind > tally.kind) tally.kind = kind;
		for (let at = unit.from; at < unit.to; at++)
			tally.perWord[at] = Math.max(tally.perWord[at] ?? 0, value / (unit.to - unit.from));
	}
}

/** The matches of the typed words, by the number of the name. */
function hitsByName(
	index: NameIndex,
	{ units }: TypedWords,
	taken: readonly Span[],
	leniency: number,
): Map<number, Hit[]> {
	const hits = new Map<number, Hit[]>();
	for (const unit of units) {
		if (!isApart(unit, taken)) continue;
		for (const like of index.likeWords(unit, leniency)) {
			// A filler is no misspelt word.
			if (unit.isFiller && like.kind !== matchKinds.whole) continue;
			const hit = { ...like, unit, value: like.likeness * (index.weights[like.word] ?? 0) };
			for (const name of index.namesWith[like.word] ?? []) {
				const known = hits.get(name);
				if (known === undefined) hits.set(name, [hit]);
				else known.push(hit);
			}
		}
	}
	return hits;
}

/** The best hits of a name in which no typed word and no word of the name counts twice. */
function withoutOverlaps(hits: readonly Hit[]): readonly Hit[] {
	if (hits.length === 1) return hits;
	const chosen: Hit[] = [];
	for (const hit of hits.toSorted((one, other) => other.value - one.value)) {
		const isFree = chosen.every(({ unit, word }) => word !== hit.word && isApart(hit.unit, [unit]));
		if (isFree) chosen.push(hit);
	}
	return chosen;
}
