type Named = { name: string; slug: string };

const plain = (text: string) => text.trim().toLocaleLowerCase("en");

/**
 * The places that typed words can mean: the one with this very name or slug, otherwise all whose name contains the
 * words, ignoring case. Empty if there is none.
 */
export function placesMeant<Place extends Named>(places: readonly Place[], typed: string): Place[] {
	const wanted = plain(typed);
	if (wanted === "") return [];
	const exact = places.find((place) => place.slug === wanted || plain(place.name) === wanted);
	return exact === undefined ? places.filter((place) => plain(place.name).includes(wanted)) : [exact];
}
