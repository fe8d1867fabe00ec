import { m } from "../../paraglide/messages.js";
import { SelectField } from "../../ui/form/select-field.tsx";
import { TextArea } from "../../ui/form/text-area.tsx";
import { TextField } from "../../ui/form/text-field.tsx";
import { profileStatuses, skillsAtMost, skillsOf } from "../profile.ts";
import { statusNames } from "./status-names.ts";
import type { ProfileForm } from "./use-profile-form.ts";

type FieldsProps = { form: ProfileForm };

const statusOptions = () => profileStatuses.map((value) => ({ value, label: statusNames[value]() }));

/** The required fields: status and skills. */
export function RequiredFields({ form: { values, field } }: FieldsProps) {
	const count = skillsOf(values.skills).length;
	return (
		<>
			<SelectField
				{...field("status")}
				label={m["profiles.form.status"]()}
				placeholder={m["profiles.form.status_placeholder"]()}
				options={statusOptions()}
			/>
			<TextField
				{...field("skills")}
				maxLength={20_000}
				label={m["profiles.view.skills"]()}
				hint={
					count === 0
						? m["profiles.form.skills_hint"]()
						: m["profiles.form.skills_count"]({ count, limit: skillsAtMost })
				}
			/>
		</>
	);
}

/** The optional fields. */
export function MoreProfileFields({ form: { field } }: FieldsProps) {
	return (
		<>
			<TextArea
				{...field("bio")}
				optional
				maxLength={5000}
				label={m["profiles.view.bio"]()}
				hint={m["profiles.form.bio_hint"]()}
			/>
			<div className="grid gap-5 *:min-w-0 md:grid-cols-2">
				<TextField
					{...field("company")}
					optional
					maxLength={200}
					autoComplete="organization"
					label={m["profiles.form.company"]()}
				/>
				<TextField {...field("location")} optional maxLength={200} label={m["words.location"]()} />
				<TextField
					type="url"
					inputMode="url"
					{...field("website")}
					optional
					maxLength={500}
					autoComplete="url"
					autoCapitalize="none"
					spellCheck={false}
					label={m["profiles.form.website"]()}
				/>
				<TextField
					{...field("githubusername")}
					optional
					maxLength={100}
					autoCapitalize="none"
					spellCheck={false}
					label={m["profiles.form.github"]()}
					hint={m["profiles.form.github_hint"]()}
				/>
			</div>
		</>
	);
}
