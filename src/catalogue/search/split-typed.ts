import { announcesPlace } from "./filler-words.ts";
import { matchPlaces, type PlaceMatch, type TradeWords } from "./match-places.ts";
import { type Findable, indexNames, matchKinds, type NameIndex } from "./name-index.ts";
import type { Span, TypedWords } from "./typed-words.ts";
import { isApart } from "./typed-words.ts";

/** A place, and the state that distinguishes it from others of its name. */
export type FindablePlace = Findable & { state: string | null };

export type PlaceIndex<Place extends FindablePlace = FindablePlace> = NameIndex<Place> & {
	states: NameIndex;
};

/** Prepares the search for places. Equally good matches keep their order. */
export function indexPlaces<Place extends FindablePlace>(places: readonly Place[]): PlaceIndex<Place> {
	const states = [...new Set(places.flatMap(({ state }) => state ?? []))];
	return {
		...indexNames(places),
		states: indexNames(states.map((name) => ({ name, names: [name, name.replace(/ Pradesh$/, "")] }))),
	};
}

/** The places that some of the typed words may mean, and what speaks for it. */
export type PlaceReading = Pick<PlaceMatch, "kind"> & {
	items: readonly number[];
	taken: readonly Span[];
	value: number;
};

/** The whole state is meant only if no place of its name is. */
const wholeState = 0.85;
const leastState = 0.85;
const announced = 0.3;

/** Squared, because a word that only resembles a place is more often another one. */
const valueOf = ({ from, to, likeness, isAnnounced }: PlaceMatch) =>
	likeness ** 2 * (to - from) + (isAnnounced ? announced : 0);

/** All readings of the typed words as a place, a place in a state, or a whole state. */
export function placeReadings(index: PlaceIndex, typed: TypedWords, trades: TradeWords): PlaceReading[] {
	const places = matchPlaces(index, typed, trades);
	const states = matchPlaces(index.states, typed, trades).filter(({ likeness }) => likeness >= leastState);
	const stateOf = (item: number) => index.states.items[item]?.name;
	return [
		...places.map((place) => ({
			kind: place.kind,
			items: [place.item],
			taken: [place],
			value: valueOf(place),
		})),
		...states.flatMap((state) => {
			const name = stateOf(state.item);
			const inside = index.items.flatMap((place, item) => (place.state === name ? item : []));
			const named = places.filter(({ item, ...span }) => inside.includes(item) && isApart(span, [state]));
			return [
				{ kind: matchKinds.beginning, items: inside, taken: [state], value: valueOf(state) * wholeState },
				...named.map((place) => ({
					kind: place.kind,
					items: [place.item],
					taken: [place, state],
					value: valueOf(place) + valueOf(state),
				})),
			];
		}),
	];
}

/** The words after "in" if they name no known trade: a place that is not in the list. */
export function unknownPlace({ words, keys }: TypedWords, isTrade: (key: string) => boolean): Span | null {
	const at = words.findIndex((word, index) => index > 0 && announcesPlace(word));
	if (at < 0 || at === words.length - 1 || keys.slice(at + 1).some(isTrade)) return null;
	return { from: at + 1, to: words.length };
}
