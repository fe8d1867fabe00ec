/** A professional of the demo and how many pictures the listing shows. */
export type Pictured = { key: string; pictures: number; service: { slug: string } };

/** Groups a service's files into sets: one set shows one business. */
function setsOf(files: readonly string[]): string[][] {
	const sets = Map.groupBy(files, (file) => file.split("-")[0]);
	return [...sets.values()];
}

/**
 * Gives each professional pictures from a set of their own, so that no two neighbours in a list show the same one. A
 * gallery longer than its set continues with the later pictures of the other sets: their first pictures are covers.
 * Returns files as `service/file`, by the professional's key.
 */
export function assignPictures(
	professionals: readonly Pictured[],
	filesByService: ReadonlyMap<string, readonly string[]>,
): Map<string, string[]> {
	const assigned = new Map<string, string[]>();
	const pictured = professionals.filter(({ pictures }) => pictures > 0);
	for (const [slug, members] of Map.groupBy(pictured, ({ service }) => service.slug)) {
		const sets = setsOf(filesByService.get(slug) ?? []);
		members.forEach(({ key, pictures }, index) => {
			const start = index % Math.max(sets.length, 1);
			const [own = [], ...others] = [...sets.slice(start), ...sets.slice(0, start)];
			const files = [...own, ...others.flatMap((set) => set.slice(1))].slice(0, pictures);
			assigned.set(
				key,
				files.map((file) => `${slug}/${file}`),
			);
		});
	}
	return assigned;
}
