import { m } from "../../paraglide/messages.js";
import { localPath } from "../../platform/local-path.ts";
import { Button } from "../../ui/form/button.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { SelectField } from "../../ui/form/select-field.tsx";
import { TextField } from "../../ui/form/text-field.tsx";
import type { JobCategory } from "./job-categories.ts";
import type { JobSearch } from "./job-search.ts";

/** The filters without JavaScript: a plain GET form with text fields for places. */
export default function WrittenFilterForm({
	search,
	categories,
}: {
	search: JobSearch;
	categories: JobCategory[];
}) {
	const { createdBy, service, stateName, district, pincode } = search;
	return (
		<form action={localPath("/jobs")}>
			<Card className="grid gap-4 md:grid-cols-2">
				{createdBy && <input type="hidden" name="createdBy" value={createdBy} />}
				<SelectField
					name="service"
					label={m["job-board.words.category"]()}
					placeholder={m["job-board.search.any_category"]()}
					options={categories.map(({ slug, name }) => ({ value: slug, label: name }))}
					defaultValue={service}
					className="md:col-span-full"
				/>
				<TextField name="stateName" label={m["places.state.label"]()} defaultValue={stateName} />
				<TextField name="district" label={m["places.state.district"]()} defaultValue={district} />
				<TextField
					name="pincode"
					inputMode="numeric"
					label={m["places.pincode.label"]()}
					defaultValue={pincode}
				/>
				<Button type="submit" variant="act" size="lg" className="md:col-span-full md:justify-self-end">
					{m["job-board.search.show"]()}
				</Button>
			</Card>
		</form>
	);
}
