/** A professional of the demo and the number of pictures in the listing. */
export type Pictured = {
	key: string;
	pictures: number;
	/** The only set that shows it, because each sight has its own look. */
	pictureSet?: string | undefined;
	/** The slug of the home place: professionals with the same one are neighbours in its list. */
	home: string;
	service: { slug: string; cardType?: "profile" | "image" };
};

const setOf = (file: string) => file.split("-")[0];

/** Groups a service's files into sets: one set shows one business. */
function setsOf(files: readonly string[]): string[][] {
	return [...Map.groupBy(files, setOf).values()];
}

/** One order of the files for each number: each file is first in turn, then the rest is reversed. */
function ordered(files: readonly string[], number: number): string[] {
	if (files.length === 0) return [];
	const start = number % files.length;
	const [first = "", ...others] = [...files.slice(start), ...files.slice(0, start)];
	return [first, ...(Math.floor(number / files.length) % 2 === 1 ? others.toReversed() : others)];
}

/**
 * A set for each, in a different order among neighbours, so that no two of them show the same subjects in the same
 * order. The first picture of a place stays first, because it shows the place. Towns with many of a service come
 * first, because not all sets have several pictures.
 */
function ownSets(members: readonly Pictured[], sets: readonly string[][]): Map<string, string[]> {
	const towns = [...Map.groupBy(members, ({ home }) => home).values()];
	const crowdedFirst = towns.toSorted((one, other) => other.length - one.length).flat();
	return new Map(
		crowdedFirst.map((member, index) => {
			const isOwn = ([file = ""]: readonly string[]) => setOf(file) === member.pictureSet;
			const own = sets.find(isOwn) ?? sets[index % Math.max(sets.length, 1)] ?? [];
			const place = crowdedFirst.filter(({ home }) => home === member.home).indexOf(member);
			return [member.key, member.service.cardType === "image" ? own : ordered(own, place)];
		}),
	);
}

/**
 * Gives each professional pictures from their own set, so that no two neighbours in a list show the same one. A
 * gallery longer than its set continues with the later pictures of the other sets, whose first pictures are covers.
 * Returns files as `service/file`, by the professional's key.
 */
export function assignPictures(
	professionals: readonly Pictured[],
	filesByService: ReadonlyMap<string, readonly string[]>,
): Map<string, string[]> {
	const assigned = new Map<string, string[]>();
	const pictured = professionals.filter(({ pictures }) => pictures > 0);
	for (const [slug, members] of Map.groupBy(pictured, ({ service }) => service.slug)) {
		const own = ownSets(members, setsOf(filesByService.get(slug) ?? []));
		const later = [...new Set([...own.values()].flatMap((files) => files.slice(1)))];
		[...own].forEach(([key, files], index) => {
			// Two steps for each: a professional whose set has one picture borrows others than the one before.
			const start = later.length === 0 ? 0 : (index * 2) % later.length;
			const others = [...later.slice(start), ...later.slice(0, start)];
			const count = members.find((member) => member.key === key)?.pictures ?? 0;
			const shown = [...new Set([...files, ...others])].slice(0, count);
			assigned.set(
				key,
				shown.map((file) => `${slug}/${file}`),
			);
		});
	}
	return assigned;
}
