import type { Account } from "../../accounts/accounts.contract.ts";
import { RequireLogin } from "../../accounts/web/guards.tsx";
import { m } from "../../paraglide/messages.js";
import { BackLink } from "../../ui/layout/crumbs.tsx";
import { Problem } from "../../ui/feedback/empty-state.tsx";
import { Note } from "../../ui/feedback/note.tsx";
import { Page, PageHead } from "../../ui/layout/page.tsx";
import { entriesAtMost } from "../profile.ts";
import { profilePaths } from "../profile-addresses.ts";
import type { ProfileAnswer } from "../profiles.contract.ts";
import type { EntryKind } from "./entry-kinds.ts";
import { FormSkeleton } from "./form-skeleton.tsx";
import { NoProfile } from "./no-profile.tsx";
import { OwnEntries } from "./own-entries.tsx";
import { useOwnProfile } from "./use-own-profile.ts";

type EntryPageProps = {
	kind: EntryKind;
	renderForm: (user: Account) => React.ReactNode;
};

type LoadedProps = { kind: EntryKind; form: React.ReactNode; profile: ProfileAnswer };

function Loaded({
	kind,
	form,
	profile,
	onChanged,
}: LoadedProps & { onChanged: (left: ProfileAnswer) => void }) {
	const isFull = kind.entriesOf(profile).length >= entriesAtMost;
	return (
		<>
			{isFull ? <Note>{kind.full({ count: entriesAtMost })}</Note> : form}
			<OwnEntries kind={kind} profile={profile} onChanged={onChanged} />
		</>
	);
}

function EntryScreen({ kind, form }: { kind: EntryKind; form: React.ReactNode }) {
	const { profile, hasFailed, retry, show } = useOwnProfile();
	return (
		<Page narrow>
			<BackLink to={profilePaths.account}>{m["profiles.entry.go_back"]()}</BackLink>
			<PageHead title={kind.title()} />
			{profile === undefined && hasFailed && <Problem text={m["profiles.entry.failed"]()} onRetry={retry} />}
			{profile === undefined && !hasFailed && <FormSkeleton />}
			{profile === null && <NoProfile isOwn heading="h2" />}
			{profile && <Loaded kind={kind} form={form} profile={profile} onChanged={show} />}
		</Page>
	);
}

/** Adds an entry to the viewer's profile and shows those of the same kind. */
export function EntryPage({ kind, renderForm }: EntryPageProps) {
	return (
		<RequireLogin title={kind.title()} purpose={m["profiles.form.login"]()} narrow>
			{(user) => <EntryScreen key={user._id} kind={kind} form={renderForm(user)} />}
		</RequireLogin>
	);
}
