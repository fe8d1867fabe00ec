import type { HomeCatalogue } from "../../catalogue/catalogue.contract.ts";

/** A category of jobs: a visible service, including those that customers cannot book yet. */
export type JobCategory = { id: string; slug: string; name: string };

/** The categories in alphabetical order, for a select field. */
export function jobCategories({ sectors }: HomeCatalogue): JobCategory[] {
	return sectors
		.flatMap(({ entries }) => entries)
		.map(({ _id, name, link }) => ({ id: _id, slug: link.slice(1), name }))
		.toSorted((one, other) => one.name.localeCompare(other.name, "en"));
}
