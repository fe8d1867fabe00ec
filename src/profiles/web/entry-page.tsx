import type { Account } from "../../accounts/accounts.contract.ts";
import { RequireLogin } from "../../accounts/web/guards.tsx";
import { useViewerData, type ViewerData } from "../../accounts/web/viewer-data.ts";
import { m } from "../../paraglide/messages.js";
import { LoadProblem } from "../../platform/web/load-problem.tsx";
import { BackLink } from "../../ui/layout/crumbs.tsx";
import { Note } from "../../ui/feedback/note.tsx";
import { Page, PageHead } from "../../ui/layout/page.tsx";
import { entriesAtMost } from "../profile.ts";
import { profilePaths } from "../profile-addresses.ts";
import type { ProfileAnswer } from "../profiles.contract.ts";
import type { EntryKind } from "./entry-kinds.ts";
import { FormSkeleton } from "./form-skeleton.tsx";
import { NoProfile } from "./no-profile.tsx";
import { OwnEntries } from "./own-entries.tsx";
import type { OwnProfileData } from "./own-profile-data.ts";

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

type FrameProps = { kind: EntryKind; renderContent: (user: Account) => React.ReactNode };

function EntryFrame({ kind, renderContent }: FrameProps) {
	return (
		<RequireLogin title={kind.title()} purpose={m["profiles.form.login"]()} narrow>
			{(user) => (
				<Page narrow>
					<div className="grid grid-cols-1">
						<BackLink to={profilePaths.account}>{m["profiles.entry.go_back"]()}</BackLink>
						<PageHead title={kind.title()} />
					</div>
					{renderContent(user)}
				</Page>
			)}
		</RequireLogin>
	);
}

/** Shown while the profile of the entry loads. */
export function EntryFallback({ kind }: { kind: EntryKind }) {
	return <EntryFrame kind={kind} renderContent={() => <FormSkeleton />} />;
}

type ContentProps = { kind: EntryKind; form: React.ReactNode; loaded: ViewerData<OwnProfileData> };

function Content({ kind, form, loaded }: ContentProps) {
	const { page, isOthers, hasFailed, show } = useViewerData(loaded);
	const { profile } = page;
	if (hasFailed) return <LoadProblem text={m["profiles.entry.failed"]()} />;
	if (isOthers || profile === undefined) return <FormSkeleton />;
	if (profile === null) return <NoProfile isOwn heading="h2" />;
	return <Loaded kind={kind} form={form} profile={profile} onChanged={(left) => show({ profile: left })} />;
}

type EntryPageProps = {
	kind: EntryKind;
	loaded: ViewerData<OwnProfileData>;
	renderForm: (user: Account) => React.ReactNode;
};

/** Adds an entry to the viewer's profile and shows those of the same kind. */
export function EntryPage({ kind, loaded, renderForm }: EntryPageProps) {
	return (
		<EntryFrame
			kind={kind}
			renderContent={(user) => <Content key={user._id} kind={kind} form={renderForm(user)} loaded={loaded} />}
		/>
	);
}
