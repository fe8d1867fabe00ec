import type { ComponentProps, ReactNode } from "react";
import type { Account } from "../../accounts/accounts.contract.ts";
import { RequireLogin } from "../../accounts/web/guards.tsx";
import { useViewerData, type ViewerData } from "../../accounts/web/viewer-data.ts";
import { m } from "../../paraglide/messages.js";
import { LoadProblem } from "../../platform/web/load-problem.tsx";
import { unlistedMeta } from "../../platform/web/page-meta.ts";
import { Button } from "../../ui/form/button.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { BackLink } from "../../ui/layout/crumbs.tsx";
import { FormFields } from "../../ui/form/form-fields.tsx";
import { Page, PageHead } from "../../ui/layout/page.tsx";
import { profilePaths } from "../profile-addresses.ts";
import type { ProfileAnswer } from "../profiles.contract.ts";
import type { Route } from "./+types/create-profile.ts";
import { FormSkeleton } from "./form-skeleton.tsx";
import type { OwnProfileData } from "./own-profile-data.ts";
import { PictureField } from "./picture-field.tsx";
import { MoreProfileFields, RequiredFields } from "./profile-fields.tsx";
import { SocialFields } from "./social-fields.tsx";
import { useProfileForm } from "./use-profile-form.ts";

export { loadOwnProfile as clientLoader } from "./own-profile-data.ts";

export const meta: Route.MetaFunction = (page) => unlistedMeta(page, m["profiles.form.title_edit"]());

const shareInWords = new Intl.NumberFormat("en-IN", { style: "percent" });

function ProfileFormCard({ profile, user }: { profile: ProfileAnswer | null; user: Account }) {
	const form = useProfileForm(profile, user._id);
	return (
		<form {...form.formProps}>
			<Card className="grid gap-5 *:min-w-0">
				<FormFields sending={form.isBusy} className="contents">
					<PictureField form={form} name={user.name ?? ""} />
					<RequiredFields form={form} />
					<MoreProfileFields form={form} />
					<SocialFields form={form} />
				</FormFields>
				<div className="flex flex-wrap items-center gap-3">
					<Button
						type="submit"
						variant="now"
						size="lg"
						block
						busy={form.isBusy}
						disabled={form.picture.isPreparing}
					>
						{m["profiles.form.save"]()}
					</Button>
					{form.isChanged && profile !== null && (
						<Button size="lg" disabled={form.isBusy} onClick={form.undo}>
							{m["profiles.form.undo"]()}
						</Button>
					)}
					<output className="text-ink-soft tabular-nums">
						{form.sent !== null && m["profiles.form.sending"]({ share: shareInWords.format(form.sent) })}
					</output>
				</div>
			</Card>
		</form>
	);
}

function ProfilePage({ isNew = false, children }: { isNew?: boolean; children: ReactNode }) {
	return (
		<Page narrow>
			<div className="grid grid-cols-1">
				<BackLink to={profilePaths.account}>{m["profiles.entry.go_back"]()}</BackLink>
				<PageHead
					title={isNew ? m["profiles.form.title_create"]() : m["profiles.form.title_edit"]()}
					lead={m["profiles.form.lead"]()}
				/>
			</div>
			{children}
		</Page>
	);
}

function ProfileSkeleton() {
	return (
		<ProfilePage>
			<FormSkeleton />
		</ProfilePage>
	);
}

function Profile({ user, loaded }: { user: Account; loaded: ViewerData<OwnProfileData> }) {
	const { page, isOthers, hasFailed } = useViewerData(loaded);
	const { profile } = page;
	if (hasFailed) {
		return (
			<ProfilePage>
				<LoadProblem text={m["profiles.form.failed"]()} />
			</ProfilePage>
		);
	}
	if (isOthers || profile === undefined) return <ProfileSkeleton />;
	return (
		<ProfilePage isNew={profile === null}>
			<ProfileFormCard profile={profile} user={user} />
		</ProfilePage>
	);
}

function Guarded({ children }: Pick<ComponentProps<typeof RequireLogin>, "children">) {
	return (
		<RequireLogin title={m["profiles.form.title_edit"]()} purpose={m["profiles.form.login"]()} narrow>
			{children}
		</RequireLogin>
	);
}

export function HydrateFallback() {
	return (
		<Guarded>
			<ProfileSkeleton />
		</Guarded>
	);
}

/** Creates the viewer's profile or changes it. */
export default function CreateProfile({ loaderData }: Route.ComponentProps) {
	return <Guarded>{(user) => <Profile key={user._id} user={user} loaded={loaderData} />}</Guarded>;
}
