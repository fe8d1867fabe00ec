import type { Account } from "../../accounts/accounts.contract.ts";
import { m } from "../../paraglide/messages.js";
import { apiOf } from "../../platform/web/call-api.ts";
import { unlistedMeta } from "../../platform/web/page-meta.ts";
import { TextField } from "../../ui/form/text-field.tsx";
import { checkEducation } from "../check-entry.ts";
import type { ProfilesApi } from "../profiles.contract.ts";
import type { Route } from "./+types/add-education.ts";
import { EntryForm } from "./entry-form.tsx";
import { educationKind } from "./entry-kinds.ts";
import { EntryFallback, EntryPage } from "./entry-page.tsx";
import { PeriodFields } from "./period-fields.tsx";
import { emptyPeriod, useEntryForm } from "./use-entry-form.ts";

const call = apiOf<ProfilesApi>();

const empty = { school: "", degree: "", fieldofstudy: "", ...emptyPeriod };

export { loadOwnProfile as clientLoader } from "./own-profile-data.ts";

export const meta: Route.MetaFunction = (page) => unlistedMeta(page, m["profiles.education.title"]());

function EducationForm({ user }: { user: Account }) {
	const form = useEntryForm({
		name: `education|${user._id}`,
		empty,
		check: checkEducation,
		send: (body, idempotencyKey) => call("PUT /api/profile/education", { body, idempotencyKey }),
		added: m["profiles.education.added"](),
	});
	return (
		<EntryForm form={form} save={m["profiles.education.save"]()}>
			<TextField {...form.field("school")} maxLength={200} label={m["profiles.education.school"]()} />
			<TextField {...form.field("degree")} maxLength={200} label={m["profiles.education.degree"]()} />
			<TextField
				{...form.field("fieldofstudy")}
				maxLength={200}
				optional
				label={m["profiles.education.field"]()}
			/>
			<PeriodFields form={form} />
		</EntryForm>
	);
}

export const HydrateFallback = () => <EntryFallback kind={educationKind} />;

export default function AddEducation({ loaderData }: Route.ComponentProps) {
	return (
		<EntryPage
			kind={educationKind}
			loaded={loaderData}
			renderForm={(user) => <EducationForm user={user} />}
		/>
	);
}
