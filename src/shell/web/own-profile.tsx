import type { Account } from "../../accounts/accounts.contract.ts";
import { m } from "../../paraglide/messages.js";
import type { ProfileAnswer } from "../../profiles/profiles.contract.ts";
import { NoProfile } from "../../profiles/web/no-profile.tsx";
import { OwnerLinks } from "../../profiles/web/owner-links.tsx";
import { ProfileView } from "../../profiles/web/profile-view.tsx";
import { useOwnProfile } from "../../profiles/web/use-own-profile.ts";
import { OwnReferralCode } from "../../referrals/web/own-referral-code.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Problem } from "../../ui/empty-state.tsx";
import { Fact } from "../../ui/fact.tsx";
import { Page } from "../../ui/page.tsx";
import { Bone, Skeleton } from "../../ui/skeleton.tsx";
import { ways } from "./ways.ts";

/** What the owner alone is told: the code to recommend us with, and how many looked. */
function OwnerAside({ user, profile }: { user: Account; profile: ProfileAnswer }) {
	return (
		<>
			<OwnReferralCode user={user} />
			{profile.visits !== undefined && (
				<Fact icon="eye" className="tabular-nums">
					{m["profiles.view.visits_line"]({ count: profile.visits })}
				</Fact>
			)}
		</>
	);
}

function AccountLink() {
	return (
		<ButtonLink to={ways.account} icon="settings" className="justify-self-start">
			{m["accounts.account.title"]()}
		</ButtonLink>
	);
}

function ProfileBones() {
	return (
		<Skeleton>
			<Card className="grid gap-3">
				<Bone shape="title" />
				<Bone shape="line" />
				<Bone shape="line" />
			</Card>
		</Skeleton>
	);
}

/** One's own: as it is now, which the page that everybody reads may only be a minute later. */
export default function OwnProfile({ open, user }: { open: ProfileAnswer | null; user: Account }) {
	const { profile: read, hasFailed, retry } = useOwnProfile();
	const profile = read === undefined ? open : read;
	const problem = hasFailed && <Problem text={m["profiles.view.failed"]()} onRetry={retry} />;
	if (profile === null) {
		return (
			<Page narrow>
				{read === null && (
					<>
						<NoProfile isOwn heading="h1" />
						<AccountLink />
						<OwnReferralCode user={user} />
					</>
				)}
				{/* The page that everybody reads has none: there may be one since a moment ago. */}
				{read === undefined && (problem || <ProfileBones />)}
			</Page>
		);
	}
	return (
		<Page>
			<ProfileView
				profile={profile}
				actions={
					<>
						<OwnerLinks>
							<AccountLink />
						</OwnerLinks>
						{problem}
					</>
				}
				aside={<OwnerAside user={user} profile={profile} />}
			/>
		</Page>
	);
}
