import { data } from "react-router";
import { SafetyMenuFromSlot } from "../../../accounts/web/safety-slot.ts";
import { useSession } from "../../../accounts/web/session.tsx";
import { m } from "../../../paraglide/messages.js";
import { shorten } from "../../../platform/shorten.ts";
import { pageMeta, unlistedMeta } from "../../../platform/web/page-meta.ts";
import { partOnDemand } from "../../../platform/web/part-on-demand.tsx";
import { publicPage } from "../../../platform/web/public-page.ts";
import { type ProfileAnswer, publicProfiles } from "../../../profiles/profiles.contract.ts";
import { NoProfile } from "../../../profiles/web/no-profile.tsx";
import { personData } from "../../../profiles/web/person-data.ts";
import { ProfileView } from "../../../profiles/web/profile-view.tsx";
import { statusNames } from "../../../profiles/web/status-names.ts";
import { Page } from "../../../ui/layout/page.tsx";
import { Waiting } from "../../../ui/feedback/waiting.tsx";
import type { Route } from "./+types/profile-page.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
	const profile = await context.get(publicProfiles).profile(params.userId);
	return data({ profile }, { status: profile === null ? 404 : 200 });
}

export const headers = publicPage;

export const meta: Route.MetaFunction = (page) => {
	const profile = page.loaderData?.profile;
	if (!profile) return unlistedMeta(page, m["profiles.view.meta_none"]());
	const { user, status, skills, bio, profileImage } = profile;
	const inShort = { name: user.name, status: statusNames[status](), skills: skills.join(", ") };
	return [
		...pageMeta(page, {
			title: shorten(user.name, 80),
			description: shorten(bio || m["profiles.view.meta_description"](inShort), 160),
			...(profileImage?.startsWith("/") && { image: profileImage }),
		}),
		...(import.meta.env.SSR ? [personData(page, profile)] : []),
	];
};

/** The owner sees the public profile until their own data is loaded. */
function OpenProfile({ open }: { open: ProfileAnswer | null }) {
	return <Page narrow={open === null}>{open === null ? <Waiting /> : <ProfileView profile={open} />}</Page>;
}

// Most visitors read another person's profile.
const OwnProfile = partOnDemand(() => import("./own-profile.tsx"), { Instead: OpenProfile });

function OthersProfile({ userId, profile }: { userId: string; profile: ProfileAnswer }) {
	const menu = (
		<div className="flex justify-end empty:hidden">
			<SafetyMenuFromSlot
				name={profile.user.name}
				block={{ userId }}
				report={{ type: "profile", id: userId }}
			/>
		</div>
	);
	return <ProfileView profile={profile} actions={menu} />;
}

/** A person's public profile, with more for its owner. */
export default function ProfilePage({ loaderData, params }: Route.ComponentProps) {
	const { profile: open } = loaderData;
	const { user } = useSession();
	const userId = params.userId.toLowerCase();
	if (user !== null && user._id === userId) return <OwnProfile key={userId} open={open} user={user} />;
	return (
		<Page narrow={open === null}>
			{open === null ? (
				<NoProfile isOwn={false} heading="h1" />
			) : (
				<OthersProfile key={userId} userId={userId} profile={open} />
			)}
		</Page>
	);
}
