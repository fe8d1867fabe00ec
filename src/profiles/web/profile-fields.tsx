import { m } from "../../paraglide/messages.js";
import { SelectField } from "../../ui/select-field.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { profileStatuses, skillsAtMost, skillsOf } from "../profile.ts";
import { statusNames } from "./status-names.ts";
import type { ProfileForm } from "./use-profile-form.ts";

type FieldsProps = { form: ProfileForm };

const statusOptions = () => profileStatuses.map((value) => ({ value, label: statusNames[value]() }));

/** What everybody must say: what one is, and what one is good at. */
export function RequiredFields({ form: { draft, errors, type } }: FieldsProps) {
	const count = skillsOf(draft.skills).length;
	return (
		<>
			<SelectField
				name="status"
				label={m["profiles.form.status"]()}
				placeholder={m["profiles.form.status_placeholder"]()}
				options={statusOptions()}
				error={errors["status"]}
				value={draft.status}
				onChange={({ target }) => type({ status: target.value })}
			/>
			<TextField
				name="skills"
				maxLength={20_000}
				label={m["profiles.view.skills"]()}
				hint={
					count === 0
						? m["profiles.form.skills_hint"]()
						: m["profiles.form.skills_count"]({ count, limit: skillsAtMost })
				}
				error={errors["skills"]}
				value={draft.skills}
				onChange={({ target }) => type({ skills: target.value })}
			/>
		</>
	);
}

/** What may be said besides. */
export function MoreProfileFields({ form: { draft, errors, type } }: FieldsProps) {
	return (
		<>
			<TextArea
				name="bio"
				optional
				maxLength={5000}
				label={m["profiles.view.bio"]()}
				hint={m["profiles.form.bio_hint"]()}
				error={errors["bio"]}
				value={draft.bio}
				onChange={({ target }) => type({ bio: target.value })}
			/>
			<div className="grid gap-5 *:min-w-0 md:grid-cols-2">
				<TextField
					name="company"
					optional
					maxLength={200}
					autoComplete="organization"
					label={m["profiles.form.company"]()}
					error={errors["company"]}
					value={draft.company}
					onChange={({ target }) => type({ company: target.value })}
				/>
				<TextField
					name="location"
					optional
					maxLength={200}
					label={m["words.location"]()}
					error={errors["location"]}
					value={draft.location}
					onChange={({ target }) => type({ location: target.value })}
				/>
				<TextField
					type="url"
					inputMode="url"
					name="website"
					optional
					maxLength={500}
					autoComplete="url"
					autoCapitalize="none"
					spellCheck={false}
					label={m["profiles.form.website"]()}
					error={errors["website"]}
					value={draft.website}
					onChange={({ target }) => type({ website: target.value })}
				/>
				<TextField
					name="githubusername"
					optional
					maxLength={100}
					autoCapitalize="none"
					spellCheck={false}
					label={m["profiles.form.github"]()}
					hint={m["profiles.form.github_hint"]()}
					error={errors["githubusername"]}
					value={draft.githubusername}
					onChange={({ target }) => type({ githubusername: target.value })}
				/>
			</div>
		</>
	);
}
