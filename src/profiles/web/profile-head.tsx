import { m } from "../../paraglide/messages.js";
import { Avatar } from "../../ui/avatar.tsx";
import { Fact } from "../../ui/layout/fact.tsx";
import { ShareButton } from "../../ui/share-button.tsx";
import type { ProfileAnswer } from "../profiles.contract.ts";

/** The person's name, location and firm. */
export function ProfileHead({ profile }: { profile: ProfileAnswer }) {
	const { user, profileImage, company } = profile;
	return (
		<header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
			<div className="flex max-w-full min-w-0 flex-1 basis-64 flex-wrap items-start gap-x-4 gap-y-3">
				<Avatar name={user.name} photo={profileImage ?? undefined} size="xl" first />
				{/* As high as the photo: a short text is centred, a long one starts at the top. */}
				<div className="grid min-h-24 min-w-0 flex-1 basis-[9rem] content-center gap-1 [overflow-wrap:anywhere]">
					<h1 className="text-2xl tracking-[-0.01em] desk:text-3xl desk:tracking-[-0.015em]">{user.name}</h1>
					{company !== "" && <Fact icon="briefcase">{company}</Fact>}
					{profile.location !== "" && <Fact icon="map-pin">{profile.location}</Fact>}
				</div>
			</div>
			<ShareButton
				label={m["profiles.view.share"]()}
				what={() => ({ title: user.name, url: location.origin + location.pathname })}
				words={{ copied: m["profiles.view.copied"](), failed: m["profiles.view.copy_failed"]() }}
			/>
		</header>
	);
}
