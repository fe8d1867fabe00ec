import type { Account } from "../../accounts/accounts.contract.ts";
import { m } from "../../paraglide/messages.js";
import { apiOf } from "../../platform/web/call-api.ts";
import { unlistedMeta } from "../../platform/web/page-meta.ts";
import { TextField } from "../../ui/form/text-field.tsx";
import { checkExperience } from "../check-entry.ts";
import type { ProfilesApi } from "../profiles.contract.ts";
import type { Route } from "./+types/add-experience.ts";
import { EntryForm } from "./entry-form.tsx";
import { experienceKind } from "./entry-kinds.ts";
import { EntryFallback, EntryPage } from "./entry-page.tsx";
import { PeriodFields } from "./period-fields.tsx";
import { emptyPeriod, useEntryForm } from "./use-entry-form.ts";

const call = apiOf<ProfilesApi>();

const empty = { title: "", company: "", location: "", ...emptyPeriod };

export { loadOwnProfile as clientLoader } from "./own-profile-data.ts";

export const meta: Route.MetaFunction = (page) => unlistedMeta(page, m["profiles.experience.title"]());

function ExperienceForm({ user }: { user: Account }) {
	const form = useEntryForm({
		name: `experience|${user._id}`,
		empty,
		check: checkExperience,
		send: (body, idempotencyKey) => call("PUT /api/profile/experience", { body, idempotencyKey }),
		added: m["profiles.experience.added"](),
	});
	return (
		<EntryForm form={form} save={m["profiles.experience.save"]()}>
			<TextField
				{...form.field("title")}
				maxLength={200}
				autoComplete="organization-title"
				label={m["profiles.experience.work"]()}
			/>
			<TextField
				{...form.field("company")}
				maxLength={200}
				autoComplete="organization"
				label={m["profiles.experience.company"]()}
			/>
			<TextField {...form.field("location")} maxLength={200} optional label={m["words.location"]()} />
			<PeriodFields form={form} />
		</EntryForm>
	);
}

export const HydrateFallback = () => <EntryFallback kind={experienceKind} />;

export default function AddExperience({ loaderData }: Route.ComponentProps) {
	return (
		<EntryPage
			kind={experienceKind}
			loaded={loaderData}
			renderForm={(user) => <ExperienceForm user={user} />}
		/>
	);
}
