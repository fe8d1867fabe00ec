import { isFillerKey, keyOf } from "./filler-words.ts";
import { isLikeLetter } from "./edit-cost.ts";
import { searchForm } from "./search-form.ts";
import { soundKey } from "./sound-key.ts";
import type { Unit } from "./typed-words.ts";
import { isPlural, wordLikeness } from "./word-likeness.ts";

/** What can be found: its own name, and the other names it is found by. */
export type Findable = { name: string; names: readonly string[] };

/** How a typed word matches a known one: it is only like it, begins it, or is the same. */
export const matchKinds = { alike: 0, beginning: 1, whole: 2 } as const;
export type MatchKind = (typeof matchKinds)[keyof typeof matchKinds];

/** The number of a known word, and how like it is to what was typed, up to 1. */
export type LikeWord = { word: number; likeness: number; kind: MatchKind };

/** A name of an item as a sequence of known words. */
export type IndexedName = { item: number; words: readonly number[]; isOwn: boolean };

export type NameIndex<Item extends Findable = Findable> = {
	items: readonly Item[];
	names: readonly IndexedName[];
	/** The keys of all words in names. */
	words: readonly string[];
	/** How much a word says about what is meant, up to 1: "geyser" much, "repair" little, "wala" nearly nothing. */
	weights: readonly number[];
	/** The names with each word. */
	namesWith: readonly (readonly number[])[];
	/** The items with each whole name, whose words' keys are joined by blanks. */
	itemsNamed: ReadonlyMap<string, ReadonlySet<number>>;
	/** The known words like typed ones. `leniency` above 1 accepts words that are less alike. */
	likeWords(unit: Pick<Unit, "key" | "isJoined">, leniency?: number): readonly LikeWord[];
};

/** Words that were put together must be more like a known word than a single one. */
const joinedLeniency = 0.4;
const fillerWeight = 0.12;
/** The known words like so many typed ones are remembered, because each letter changes only the last word. */
const rememberedAtMost = 500;

/** The keys of a text's words. */
export const keysOf = (text: string): string[] =>
	searchForm(text)
		.split(" ")
		.filter((word) => word !== "")
		.map(keyOf);

/** Prepares the search in names. Equally good matches keep the order of `items`. */
export function indexNames<Item extends Findable>(items: readonly Item[]): NameIndex<Item> {
	const spellings = items.flatMap(spellingsOf);
	const words = [...new Set(spellings.flatMap(({ keys }) => keys))];
	const numberOf = new Map(words.map((key, number) => [key, number]));
	const names = spellings.map(({ item, keys, isOwn }) => ({
		item,
		words: keys.map((key) => numberOf.get(key) ?? 0),
		isOwn,
	}));
	const namesWith = words.map((): number[] => []);
	for (const [at, name] of names.entries()) for (const word of new Set(name.words)) namesWith[word]?.push(at);
	return {
		items,
		names,
		words,
		weights: words.map((key, word) => {
			const users = new Set(namesWith[word]?.map((at) => names[at]?.item)).size;
			const rarity = Math.log(1 + items.length / users) / Math.log(1 + items.length);
			return rarity * (isFillerKey(key) ? fillerWeight : 1);
		}),
		namesWith,
		itemsNamed: new Map(
			[...Map.groupBy(spellings, ({ keys }) => keys.join(" "))].map(([name, same]) => [
				name,
				new Set(same.map(({ item }) => item)),
			]),
		),
		likeWords: rememberLikeWords(words),
	};
}

type Spelling = { item: number; keys: readonly string[]; isOwn: boolean };

/** All names of an item as keys; "home stay" also as the one word "homestay". */
function spellingsOf({ name, names }: Findable, item: number): Spelling[] {
	const own = searchForm(name);
	const forms = new Set([own, ...names.map(searchForm)]);
	return [...forms].flatMap((form): Spelling[] => {
		const keys = keysOf(form);
		const isOwn = form === own;
		const isJoinable = keys.length === 2 || keys.length === 3;
		const joined = isJoinable ? [{ item, keys: [soundKey(form.replaceAll(" ", ""))], isOwn }] : [];
		return keys.length === 0 ? [] : [{ item, keys, isOwn }, ...joined];
	});
}

function rememberLikeWords(words: readonly string[]): NameIndex["likeWords"] {
	const remembered = new Map<string, readonly LikeWord[]>();
	const byFirstLetter = Map.groupBy(words.keys(), (at) => words[at]?.charAt(0) ?? "");
	return ({ key, isJoined }, asked = 1) => {
		const leniency = isJoined ? joinedLeniency : asked;
		const query = `${leniency} ${key}`;
		const known = remembered.get(query);
		if (known !== undefined) return known;
		const like: LikeWord[] = [];
		for (const [letter, group] of byFirstLetter) {
			if (!isLikeLetter(key.charAt(0), letter)) continue;
			for (const word of group) {
				const likeness = wordLikeness(key, words[word] ?? "", leniency);
				if (likeness > 0) like.push({ word, likeness, kind: kindOf(key, words[word] ?? "") });
			}
		}
		if (remembered.size >= rememberedAtMost) remembered.clear();
		remembered.set(query, like);
		return like;
	};
}

function kindOf(typed: string, known: string): MatchKind {
	if (typed === known || isPlural(typed, known)) return matchKinds.whole;
	return known.startsWith(typed) ? matchKinds.beginning : matchKinds.alike;
}
