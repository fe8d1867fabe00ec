import { useCallback, useState } from "react";
import type { Account } from "../../../accounts/accounts.contract.ts";
import { m } from "../../../paraglide/messages.js";
import { type Load, useLoading } from "../../../platform/web/use-loading.ts";
import type { ProfileAnswer } from "../../../profiles/profiles.contract.ts";
import { NoProfile } from "../../../profiles/web/no-profile.tsx";
import { OwnerLinks } from "../../../profiles/web/owner-links.tsx";
import { ProfileView } from "../../../profiles/web/profile-view.tsx";
import { readOwnProfile } from "../../../profiles/web/own-profile-data.ts";
import { OwnReferralCode } from "../../../referrals/web/own-referral-code.tsx";
import { ButtonLink } from "../../../ui/form/button.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { Problem } from "../../../ui/feedback/empty-state.tsx";
import { Fact } from "../../../ui/layout/fact.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { SkeletonLine } from "../../../ui/feedback/skeleton-line.tsx";
import { menuLinks } from "../header/menu-links.ts";

/** What only the owner sees: the referral code and the number of visits. */
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
		<ButtonLink to={menuLinks.account} icon="settings" className="justify-self-start">
			{m["accounts.account.title"]()}
		</ButtonLink>
	);
}

function ProfileSkeleton() {
	return (
		<Skeleton>
			<Card className="grid gap-3">
				<SkeletonLine shape="title" />
				<SkeletonLine shape="line" />
				<SkeletonLine shape="line" />
			</Card>
		</Skeleton>
	);
}

/** The owner's current profile, which the public page may show only a minute later. */
export default function OwnProfile({ open, user }: { open: ProfileAnswer | null; user: Account }) {
	const [read, setRead] = useState<ProfileAnswer | null>();
	const load = useCallback<Load>(async (isWanted) => {
		const found = await readOwnProfile();
		if (isWanted()) setRead(found);
	}, []);
	const { hasFailed, retry } = useLoading(load);
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
				{/* The public page may not have the profile yet if it was just created. */}
				{read === undefined && (problem || <ProfileSkeleton />)}
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
