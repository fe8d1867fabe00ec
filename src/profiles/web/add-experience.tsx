import type { Account } from "../../accounts/accounts.contract.ts";
import { m } from "../../paraglide/messages.js";
import { apiOf } from "../../platform/web/call-api.ts";
import { unlistedMeta } from "../../platform/web/page-meta.ts";
import { TextField } from "../../ui/text-field.tsx";
import { checkExperience } from "../check-entry.ts";
import type { ProfilesApi } from "../profiles.contract.ts";
import type { Route } from "./+types/add-experience.ts";
import { EntryForm } from "./entry-form.tsx";
import { experienceKind } from "./entry-kinds.ts";
import { EntryPage } from "./entry-page.tsx";
import { PeriodFields } from "./period-fields.tsx";
import { emptyPeriod, useEntryForm } from "./use-entry-form.ts";

const call = apiOf<ProfilesApi>();

const empty = { title: "", company: "", location: "", ...emptyPeriod };

export const meta: Route.MetaFunction = (page) => unlistedMeta(page, m["profiles.experience.title"]());

function ExperienceForm({ user }: { user: Account }) {
	const form = useEntryForm({
		name: `experience|${user._id}`,
		empty,
		check: checkExperience,
		send: (body, idempotencyKey) => call("PUT /api/profile/experience", { body, idempotencyKey }),
		added: m["profiles.experience.added"](),
	});
	const { draft, errors, type } = form;
	return (
		<EntryForm form={form} save={m["profiles.experience.save"]()}>
			<TextField
				name="title"
				maxLength={200}
				autoComplete="organization-title"
				label={m["profiles.experience.work"]()}
				error={errors["title"]}
				value={draft.title}
				onChange={({ target }) => type({ title: target.value })}
			/>
			<TextField
				name="company"
				maxLength={200}
				autoComplete="organization"
				label={m["profiles.experience.company"]()}
				error={errors["company"]}
				value={draft.company}
				onChange={({ target }) => type({ company: target.value })}
			/>
			<TextField
				name="location"
				maxLength={200}
				optional
				label={m["words.location"]()}
				error={errors["location"]}
				value={draft.location}
				onChange={({ target }) => type({ location: target.value })}
			/>
			<PeriodFields form={form} />
		</EntryForm>
	);
}

export default function AddExperience() {
	return <EntryPage kind={experienceKind} renderForm={(user) => <ExperienceForm user={user} />} />;
}
