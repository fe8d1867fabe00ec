import { useNameSearch } from "../../catalogue/web/search/use-name-search.ts";
import { m } from "../../paraglide/messages.js";
import { PincodeField } from "../../places/web/pincode-field.tsx";
import { StateFields } from "../../places/web/state-fields.tsx";
import { usePostOffices } from "../../places/web/use-post-offices.ts";
import { localPath } from "../../platform/local-path.ts";
import { useForm } from "../../platform/web/use-form.ts";
import { Button } from "../../ui/form/button.tsx";
import { ComboBox } from "../../ui/form/combo-box.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Segment } from "../../ui/form/segment.tsx";
import { SelectField } from "../../ui/form/select-field.tsx";
import type { JobCategory } from "./job-categories.ts";
import { type JobSearch, readJobSearch } from "./job-search.ts";

type JobFilterFormProps = {
	search: JobSearch;
	categories: JobCategory[];
	onSearch: (search: JobSearch) => void;
};

function useFilterForm({ search, categories, onSearch }: JobFilterFormProps) {
	const { createdBy, stateName = "", district = "", pincode = "", poName = "" } = search;
	const service = categories.find(({ slug }) => slug === search.service)?.slug ?? "";
	return useForm({
		initial: { by: pincode === "" ? "state" : "pincode", service, stateName, district, pincode, poName },
		check: (values) =>
			values.by === "pincode" && values.pincode !== "" && values.pincode.length < 6
				? [{ path: "pincode", msg: m["places.pincode.digits"]() }]
				: [],
		submit: async ({ by, ...chosen }) => {
			const unused = by === "pincode" ? { stateName: "", district: "" } : { pincode: "", poName: "" };
			const next = readJobSearch(new URLSearchParams({ ...chosen, ...unused }));
			onSearch({ ...next, createdBy });
		},
	});
}
type FilterForm = ReturnType<typeof useFilterForm>;

function PincodeFields({ form }: { form: FilterForm }) {
	const { pincode, poName } = form.values;
	const search = usePostOffices(pincode);
	const names = new Set((search.offices ?? []).map((office) => office.poName));
	// The post office from the URL stays visible until its pincode's list is loaded.
	if (search.offices === null && poName !== "") names.add(poName);
	return (
		<>
			<PincodeField
				value={pincode}
				search={search}
				error={form.errorOf("pincode")}
				onChange={(typed) => form.enter({ pincode: typed, poName: "" })}
			/>
			<SelectField
				{...form.field("poName")}
				label={m["places.address.post_office"]()}
				placeholder={
					search.offices === null
						? m["places.address.post_office_first"]()
						: m["job-board.search.any_office"]()
				}
				disabled={search.offices === null}
				options={[...names].map((name) => ({ value: name, label: name }))}
			/>
		</>
	);
}

/** Filters by state and district or by pincode, and by category. */
export default function JobFilterForm(props: JobFilterFormProps) {
	const form = useFilterForm(props);
	const { by, service, stateName, district } = form.values;
	const { search, loadSearch } = useNameSearch("services");
	const categories = props.categories.map(({ slug, name }) => ({ value: slug, label: name }));
	return (
		<form {...form.formProps} action={localPath("/jobs")}>
			<Card className="grid gap-4 *:min-w-0 md:grid-cols-2">
				<ComboBox
					label={m["job-board.words.category"]()}
					placeholder={m["job-board.search.any_category"]()}
					icon="search"
					options={categories}
					search={search}
					onOpen={() => void loadSearch()}
					value={categories.find(({ value }) => value === service) ?? null}
					onChange={(chosen) => form.enter({ service: chosen.value })}
					onClear={() => form.enter({ service: "" })}
				/>
				<Segment
					name="by"
					legend={m["job-board.search.by"]()}
					options={[
						{ value: "state", label: m["places.state.label"]() },
						{ value: "pincode", label: m["places.pincode.label"]() },
					]}
					value={by}
					onChange={(chosen) => form.enter({ by: chosen })}
				/>
				{by === "pincode" ? (
					<PincodeFields form={form} />
				) : (
					<StateFields
						stateName={stateName}
						district={district}
						noState={m["job-board.search.any_state"]()}
						onChange={form.enter}
					/>
				)}
				<Button type="submit" variant="act" size="lg" className="md:col-span-full md:justify-self-end">
					{m["job-board.search.show"]()}
				</Button>
			</Card>
		</form>
	);
}
