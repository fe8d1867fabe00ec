import { m } from "../../paraglide/messages.js";
import { OfficeDistrict } from "../../places/web/office-district.tsx";
import { PincodeField } from "../../places/web/pincode-field.tsx";
import { PostOfficeField } from "../../places/web/post-office-field.tsx";
import { Button } from "../../ui/form/button.tsx";
import { FormFields } from "../../ui/form/form-fields.tsx";
import { SelectField } from "../../ui/form/select-field.tsx";
import { TextArea } from "../../ui/form/text-area.tsx";
import { TextField } from "../../ui/form/text-field.tsx";
import type { JobCategory } from "./job-categories.ts";
import type { JobForm } from "./use-job-form.ts";

/** The server's limits, in characters. */
const longest = { name: 200, description: 5000 };

function PlaceFields({ form: { values, search, errorOf, enter } }: { form: JobForm }) {
	return (
		<>
			<PincodeField
				value={values.pincode}
				search={search}
				error={errorOf("pincode")}
				onChange={(pincode) => enter({ pincode, poName: "", isPlaceTyped: false })}
			/>
			<PostOfficeField offices={search.offices} draft={values} error={errorOf("poName")} onChange={enter} />
			<OfficeDistrict offices={search.offices} poName={values.poName} />
		</>
	);
}

/** The fields of a job. */
export function JobFields({ form, categories }: { form: JobForm; categories: JobCategory[] }) {
	const { field, enter } = form;
	return (
		<form {...form.formProps}>
			<FormFields sending={form.isBusy} className="grid min-w-0 gap-4 *:min-w-0 md:grid-cols-2">
				<SelectField
					{...field("jobCategoryId")}
					label={m["job-board.words.category"]()}
					placeholder={m["job-board.form.category_choose"]()}
					options={categories.map(({ id, name }) => ({ value: id, label: name }))}
					className="md:col-span-full"
				/>
				<TextField
					{...field("firmName")}
					autoComplete="organization"
					maxLength={longest.name}
					label={m["job-board.words.firm"]()}
				/>
				<TextField
					{...field("reachablePersonName")}
					autoComplete="name"
					maxLength={longest.name}
					label={m["places.address.person"]()}
					hint={m["job-board.form.person_hint"]()}
					onChange={({ target }) => enter({ reachablePersonName: target.value, hasTypedPerson: true })}
				/>
				<PlaceFields form={form} />
				<TextArea
					{...field("description")}
					rows={6}
					maxLength={longest.description}
					label={m["job-board.words.description"]()}
					hint={m["job-board.form.description_hint"]()}
					className="md:col-span-full"
				/>
				<Button
					type="submit"
					variant="now"
					size="lg"
					block
					icon="send"
					busy={form.isBusy}
					className="md:col-span-full"
				>
					{m["job-board.form.title"]()}
				</Button>
			</FormFields>
		</form>
	);
}
