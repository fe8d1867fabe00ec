import { m } from "../../paraglide/messages.js";
import { OfficeDistrict } from "../../places/web/office-district.tsx";
import { PincodeField } from "../../places/web/pincode-field.tsx";
import { PostOfficeField } from "../../places/web/post-office-field.tsx";
import { Button } from "../../ui/button.tsx";
import { FormFields } from "../../ui/form-fields.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useErrorFocus } from "../../ui/use-error-focus.ts";
import type { JobCategory } from "./job-categories.ts";
import type { JobForm } from "./use-job-form.ts";

/** As long as the server takes them. */
const longest = { name: 200, description: 5000 };

function PlaceFields({ form: { draft, search, errors, type } }: { form: JobForm }) {
	return (
		<>
			<PincodeField
				value={draft.pincode}
				search={search}
				error={errors["pincode"]}
				onChange={(pincode) => type({ pincode, poName: "", isPlaceTyped: false }, "pincode", "poName")}
			/>
			<PostOfficeField
				offices={search.offices}
				draft={draft}
				error={errors["poName"]}
				onChange={(part) => type(part, "poName")}
			/>
			<OfficeDistrict offices={search.offices} poName={draft.poName} />
		</>
	);
}

/** All that a job says of itself. */
export function JobFields({ form, categories }: { form: JobForm; categories: JobCategory[] }) {
	const { draft, errors, type } = form;
	const frame = useErrorFocus(form.attempts);
	return (
		<form
			ref={frame}
			noValidate
			onSubmit={(event) => {
				event.preventDefault();
				void form.send();
			}}
		>
			<FormFields sending={form.isSending} className="grid min-w-0 gap-4 *:min-w-0 md:grid-cols-2">
				<SelectField
					name="jobCategoryId"
					label={m["job-board.words.category"]()}
					placeholder={m["job-board.form.category_choose"]()}
					options={categories.map(({ id, name }) => ({ value: id, label: name }))}
					error={errors["jobCategoryId"]}
					className="md:col-span-full"
					value={draft.categoryId}
					onChange={({ target }) => type({ categoryId: target.value }, "jobCategoryId")}
				/>
				<TextField
					name="firmName"
					autoComplete="organization"
					maxLength={longest.name}
					label={m["job-board.words.firm"]()}
					error={errors["firmName"]}
					value={draft.firmName}
					onChange={({ target }) => type({ firmName: target.value }, "firmName")}
				/>
				<TextField
					name="reachablePersonName"
					autoComplete="name"
					maxLength={longest.name}
					label={m["places.address.person"]()}
					hint={m["job-board.form.person_hint"]()}
					error={errors["reachablePersonName"]}
					value={draft.reachablePersonName}
					onChange={({ target }) =>
						type({ reachablePersonName: target.value, hasTypedPerson: true }, "reachablePersonName")
					}
				/>
				<PlaceFields form={form} />
				<TextArea
					name="description"
					rows={6}
					maxLength={longest.description}
					label={m["job-board.words.description"]()}
					hint={m["job-board.form.description_hint"]()}
					error={errors["description"]}
					className="md:col-span-full"
					value={draft.description}
					onChange={({ target }) => type({ description: target.value }, "description")}
				/>
				<Button
					type="submit"
					variant="now"
					size="lg"
					block
					icon="send"
					busy={form.isSending}
					className="md:col-span-full"
				>
					{m["job-board.form.title"]()}
				</Button>
			</FormFields>
		</form>
	);
}
