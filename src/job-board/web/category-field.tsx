import type { ComponentProps } from "react";
import { m } from "../../paraglide/messages.js";
import { SelectField } from "../../ui/form/select-field.tsx";
import type { JobCategory } from "./job-categories.ts";

type CategoryFieldProps = Omit<ComponentProps<typeof SelectField>, "label" | "options"> & {
	categories: JobCategory[];
};

/** The category to search by, or all categories. */
export function CategoryField({ categories, ...props }: CategoryFieldProps) {
	return (
		<SelectField
			{...props}
			name="service"
			label={m["job-board.words.category"]()}
			placeholder={m["job-board.search.any_category"]()}
			options={categories.map(({ slug, name }) => ({ value: slug, label: name }))}
		/>
	);
}
