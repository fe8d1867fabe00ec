import type { TradeWords } from "./match-places.ts";
import { type Findable, indexNames, keysOf, matchKinds, type NameIndex } from "./name-index.ts";
import { type ScoredItem, scoreItems } from "./score-items.ts";
import { searchForm } from "./search-form.ts";
import {
	type FindablePlace,
	indexPlaces,
	type PlaceIndex,
	type PlaceReading,
	placeReadings,
	unknownPlace,
} from "./split-typed.ts";
import { readTyped, type Span, type TypedWords, wordsLeft } from "./typed-words.ts";

export type SearchIndex<Service extends Findable = Findable, Place extends FindablePlace = FindablePlace> = {
	services: NameIndex<Service>;
	places: PlaceIndex<Place>;
	trades: NonNullable<TradeWords>;
};

/** Something found, and whether one of its names was typed in full, in any spelling. */
export type Found<Item> = { item: Item; isExact: boolean };

export type FoundServices<Service> = {
	/** Best first, at most 8. */
	services: Found<Service>[];
	/** If there are none: those with the most similar names, at most 4. */
	nearest: Found<Service>[];
};

export type SearchFound<Service, Place> = FoundServices<Service> & {
	/** The words that name the service and the place, in search form. */
	asked: { service: string; place: string };
	/** Best first, at most 8. */
	places: Found<Place>[];
};

const foundAtMost = 8;
const nearestAtMost = 4;
/** A service is found if a word is at least this much like one of its words; below this, it is only suggested. */
const leastLikeness = 0.68;
const leastNearness = 0.55;
/** Next to a good match, those with less than this part of its score only distract. */
const goodEnough = 0.6;
const goodAsExact = 0.8;

/** Prepares the search for services and places. Equally good matches keep their order. */
export function indexSearch<Service extends Findable, Place extends FindablePlace>(
	services: readonly Service[],
	places: readonly Place[],
): SearchIndex<Service, Place> {
	const index = indexNames(services);
	const known = new Set(index.words);
	return {
		services: index,
		places: indexPlaces(places),
		trades: {
			isWord: (key) => known.has(key),
			isBeginning: (key) => index.words.some((word) => word.startsWith(key)),
		},
	};
}

/** Finds the services and the places that a text means, typed in any order, with mistakes and other words. */
export function search<Service extends Findable, Place extends FindablePlace>(
	{ services, places, trades }: SearchIndex<Service, Place>,
	text: string,
): SearchFound<Service, Place> {
	const typed = readTyped(text);
	const readings = bestReadings(services, typed, placeReadings(places, typed, trades));
	const unknown = readings.length > 0 ? null : unknownPlace(typed, isTradeIn(services));
	const taken = readings[0]?.taken ?? (unknown === null ? [] : [unknown]);
	return {
		asked: { service: wordsLeft(typed, taken).join(" "), place: wordsOf(typed, taken) },
		...servicesFrom(services, typed, taken),
		places: placesFrom(places, readings),
	};
}

/**
 * Searches for what was typed in a field of services and a field of places. A place typed with the service belongs to this
 * search; the one in its own field may be from the last one.
 */
export function searchBoth<Service extends Findable, Place extends FindablePlace>(
	index: SearchIndex<Service, Place>,
	{ service, place }: { service: string; place: string },
): SearchFound<Service, Place> {
	const found = search(index, service);
	const asked = searchForm(place);
	if (found.places.length > 0 || asked === "") return found;
	return { ...found, asked: { ...found.asked, place: asked }, places: findPlaces(index.places, place) };
}

/** Finds services where only a service is asked for. */
export function findServices<Service extends Findable>(
	index: NameIndex<Service>,
	text: string,
): FoundServices<Service> {
	return servicesFrom(index, readTyped(text), []);
}

/** Finds places where only a place is asked for. */
export function findPlaces<Place extends FindablePlace>(
	index: PlaceIndex<Place>,
	text: string,
): Found<Place>[] {
	const ranked = placeReadings(index, readTyped(text), null).toSorted(
		(one, other) => other.value - one.value || (one.items[0] ?? 0) - (other.items[0] ?? 0),
	);
	return placesFrom(
		index,
		closeToBest(ranked, ({ value }) => value, 0.5),
	);
}

const isTradeIn = (index: NameIndex) => (key: string) =>
	index.likeWords({ key, isJoined: false }).some(({ likeness }) => likeness >= leastLikeness);

/** The readings of a place that explain the whole text best, together with the services that its other words name. */
function bestReadings(
	services: NameIndex,
	typed: TypedWords,
	readings: readonly PlaceReading[],
): PlaceReading[] {
	const scores = new Map<string, number>();
	const serviceScore = (taken: readonly Span[]) => {
		const key = taken.map(({ from, to }) => `${from}-${to}`).join();
		const score = scores.get(key) ?? scoreItems(services, typed, taken)[0]?.score ?? 0;
		scores.set(key, score);
		return score;
	};
	const total = ({ value, taken }: PlaceReading) => value + serviceScore(taken);
	const withoutPlace = serviceScore([]);
	const ranked = readings
		.map((reading) => ({ reading, score: total(reading) }))
		.filter(({ score }) => score > withoutPlace)
		.toSorted(
			(one, other) => other.score - one.score || (one.reading.items[0] ?? 0) - (other.reading.items[0] ?? 0),
		);
	const isWhole = ranked[0]?.reading.kind === matchKinds.whole;
	return closeToBest(ranked, ({ score }) => score, isWhole ? 0.1 : 0.25).map(({ reading }) => reading);
}

/** Those nearly as good as the first. */
function closeToBest<Item>(
	ranked: readonly Item[],
	valueOf: (item: Item) => number,
	distance: number,
): Item[] {
	const [best] = ranked;
	return best === undefined ? [] : ranked.filter((item) => valueOf(item) >= valueOf(best) - distance);
}

function placesFrom<Place extends FindablePlace>(
	index: PlaceIndex<Place>,
	readings: readonly PlaceReading[],
): Found<Place>[] {
	// If a text begins a name, names that only resemble it distract.
	const sure = readings.filter(({ kind }) => kind > matchKinds.alike);
	const isExact = new Map<number, boolean>();
	for (const { items, kind } of sure.length > 0 ? sure : readings)
		for (const item of items) if (!isExact.has(item)) isExact.set(item, kind === matchKinds.whole);
	return [...isExact].slice(0, foundAtMost).flatMap(([item, exact]) => {
		const place = index.items[item];
		return place === undefined ? [] : [{ item: place, isExact: exact }];
	});
}

function servicesFrom<Service extends Findable>(
	index: NameIndex<Service>,
	typed: TypedWords,
	taken: readonly Span[],
): FoundServices<Service> {
	const asked = wordsLeft(typed, taken);
	const exact = index.itemsNamed.get(keysOf(asked.join(" ")).join(" "));
	const found = (scored: readonly ScoredItem[], atMost: number) =>
		scored.slice(0, atMost).flatMap(({ item }) => {
			const service = index.items[item];
			return service === undefined ? [] : [{ item: service, isExact: exact?.has(item) === true }];
		});
	const scored = scoreItems(index, typed, taken).filter(({ likeness }) => likeness >= leastLikeness);
	const sure = asked.length === 1 ? ofBestKind(scored, exact !== undefined) : scored;
	const best = sure[0]?.score ?? 0;
	const least = best * (exact === undefined ? goodEnough : goodAsExact);
	const services = sure.filter(({ score }) => score >= least);
	if (services.length > 0) return { services: found(services, foundAtMost), nearest: [] };
	const nearest = scoreItems(index, typed, taken, 2).filter(({ likeness }) => likeness >= leastNearness);
	return { services: [], nearest: found(nearest, nearestAtMost) };
}

/**
 * Leaves out what a single word only resembles if it begins the name of something, and what it only begins if it is a whole
 * name: "cab" begins "cabinet cleaning".
 */
function ofBestKind(scored: readonly ScoredItem[], isName: boolean): readonly ScoredItem[] {
	const best = Math.max(...scored.map(({ kind }) => kind));
	const least = isName ? best : Math.min(best, matchKinds.beginning);
	return scored.filter(({ kind }) => kind >= least).toSorted((one, other) => other.kind - one.kind);
}

function wordsOf({ words }: TypedWords, spans: readonly Span[]): string {
	return spans
		.toSorted((one, other) => one.from - other.from)
		.flatMap(({ from, to }) => words.slice(from, to))
		.join(" ");
}
