import { searchForm } from "./search-words.ts";

/** A service for the search: its own name, and all names it is found by. */
type NamedService = { id: string; type: string; names: readonly string[] };

type IndexedName = {
	serviceId: string;
	name: string;
	/** Whether this is the service's own name, not a choice or synonym. */
	isOwn: boolean;
	words: readonly string[];
	trigrams: ReadonlySet<string>;
	/** Trigrams of every sequence of neighbouring words, including the whole name. */
	runs: readonly ReadonlySet<string>[];
};

/** The names of all services, prepared for the search. */
export type ServiceIndex = readonly IndexedName[];

const foundAtMost = 8;
const nearestAtMost = 4;
/** A name matches if its similarity, as a whole or in some of its words, is at least this. */
const leastSimilarity = { whole: 0.3, words: 0.5 };
/** Below this, two words share little more than their first letter. */
const leastNearness = 0.15;

/** Prepares the search. Equally good matches keep the order of `services`. */
export function indexServices(services: readonly NamedService[]): ServiceIndex {
	return services.flatMap(({ id, type, names }) =>
		[...new Set(names.map(searchForm))].map((name) => indexName(id, name, name === searchForm(type))),
	);
}

function indexName(serviceId: string, name: string, isOwn: boolean): IndexedName {
	const words = name.split(" ");
	const runs = words.flatMap((_, from) =>
		words.slice(from).map((_word, length) => trigramsOf(words.slice(from, from + length + 1))),
	);
	return { serviceId, name, isOwn, words, trigrams: trigramsOf(words), runs };
}

/** The trigrams of each word, padded with two blanks before it and one after it. */
function trigramsOf(words: readonly string[]): ReadonlySet<string> {
	return new Set(
		words.flatMap((word) => {
			const letters = [" ", " ", ...Array.from(word), " "];
			return letters.slice(2).map((_, at) => letters.slice(at, at + 3).join(""));
		}),
	);
}

/** The share of common trigrams, from 0 to 1. */
function similarity(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
	let common = 0;
	for (const trigram of one) if (other.has(trigram)) common++;
	return common / (one.size + other.size - common);
}

/** A name that scores this much has words that begin with what was typed; one that scores less only resembles it. */
const beginning = 1;
/** A name that scores this much contains the typed words as whole words. */
const wholeWords = 3;
/** Queries this short begin words of many trades: "cab" begins "cabinet cleaning". */
const shortText = 4;

/** How well a name matches the query; 0 if it does not. */
function scoreOf({ name, words, trigrams, runs }: IndexedName, typed: string, wanted: ReadonlySet<string>) {
	if (name === typed) return wholeWords + 1;
	const whole = similarity(wanted, trigrams);
	if (` ${name} `.includes(` ${typed} `)) return wholeWords + whole;
	if (name.startsWith(typed)) return 2 + whole;
	if (words.some((_, at) => words.slice(at).join(" ").startsWith(typed))) return beginning + whole;
	const inWords = Math.max(...runs.map((run) => similarity(wanted, run)));
	if (whole < leastSimilarity.whole && inWords < leastSimilarity.words) return 0;
	return Math.max(whole, 0.8 * inWords);
}

type Match = { serviceId: string; score: number };

/** If a short query is a whole word of some names, names that only continue it are left out, except own names. */
function withoutLongerWords<Scored extends Match & { isOwn: boolean }>(
	scored: readonly Scored[],
	typed: string,
): readonly Scored[] {
	if (typed.length > shortText || !scored.some(({ score }) => score >= wholeWords)) return scored;
	return scored.filter(({ score, isOwn }) => score >= wholeWords || (isOwn && score >= beginning));
}

/** Each service with its best name, best first. */
function bestMatches(scored: readonly Match[]): Match[] {
	const best = new Map<string, number>();
	for (const { serviceId, score } of scored) best.set(serviceId, Math.max(score, best.get(serviceId) ?? 0));
	return Array.from(best, ([serviceId, score]) => ({ serviceId, score })).toSorted(
		(one, other) => other.score - one.score,
	);
}

/**
 * Ids of the services that the typed words name, best first, at most 8: whole words, then beginnings of words, then
 * what is like them. Accepts typing mistakes; what only resembles the typed words is left out if something begins with them.
 */
export function findServices(index: ServiceIndex, typed: string): string[] {
	const text = searchForm(typed);
	if (text === "") return [];
	const wanted = trigramsOf(text.split(" "));
	const scored = index.map((name) => ({ ...name, score: scoreOf(name, text, wanted) }));
	const matches = bestMatches(withoutLongerWords(scored, text));
	const best = matches[0]?.score ?? 0;
	// "homestay" resembles "homes", but that is no reason to show interior designers next to home stays.
	const least = best >= beginning ? beginning : best / 2;
	return matches
		.filter(({ score }) => score > 0 && score >= least)
		.slice(0, foundAtMost)
		.map(({ serviceId }) => serviceId);
}

/** Ids of the services with the most similar names, for queries without a match; at most 4, best first. */
export function nearestServices(index: ServiceIndex, typed: string): string[] {
	const wanted = searchForm(typed)
		.split(" ")
		.filter((word) => word !== "")
		.map((word) => trigramsOf([word]));
	const nearness = ({ runs }: IndexedName) =>
		Math.max(0, ...wanted.flatMap((word) => runs.map((run) => similarity(word, run))));
	return bestMatches(index.map((name) => ({ serviceId: name.serviceId, score: nearness(name) })))
		.filter(({ score }) => score >= leastNearness)
		.slice(0, nearestAtMost)
		.map(({ serviceId }) => serviceId);
}
