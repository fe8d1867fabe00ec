import { useState } from "react";
import { useNavigate } from "react-router";
import { useSession } from "../../accounts/web/session.tsx";
import { m } from "../../paraglide/messages.js";
import { upload } from "../../platform/web/upload.ts";
import { useForm } from "../../platform/web/use-form.ts";
import { useAlert } from "../../ui/feedback/alerts.tsx";
import { useDraft } from "../../ui/form/use-draft.ts";
import { checkProfile } from "../check-profile.ts";
import { type SocialNetwork, socialNetworks } from "../profile.ts";
import type { ProfileAnswer, ProfilesApi } from "../profiles.contract.ts";
import { draftOf, formOf, hasSocial, isTyped, type ProfileDraft } from "./profile-draft.ts";
import { usePictureChange } from "./use-picture-change.ts";

/** The profile form and its request. The draft is kept until the profile is stored. */
export function useProfileForm(profile: ProfileAnswer | null, userId: string) {
	const alert = useAlert();
	const { user, setUser } = useSession();
	const navigate = useNavigate();
	const before = draftOf(profile);
	const draft = useDraft<ProfileDraft>(`profile|${userId}`, before);
	const picture = usePictureChange();
	const [sent, setSent] = useState<number | null>(null);
	const [isUnfolded, setUnfolded] = useState<boolean | null>(null);
	const form = useForm({
		initial: before,
		draft,
		moreFields: ["profileImage"],
		check: (values) => {
			const checked = checkProfile(values);
			return "faults" in checked ? checked.faults : [];
		},
		submit: async (values) => {
			try {
				const { profileImage } = await upload<ProfilesApi, "POST /api/profile">(
					"POST /api/profile",
					{ body: formOf(values, picture.change) },
					{ onProgress: picture.change.kind === "replace" ? setSent : undefined },
				);
				// The header shows the photo too.
				if (user !== null)
					setUser({ ...user, role: user.withheldRole ?? user.role, photo: profileImage ?? undefined });
			} finally {
				setSent(null);
			}
			alert("success", profile === null ? m["profiles.form.created"]() : m["profiles.form.updated"]());
			await navigate("/");
			draft.clear();
		},
	});
	// Fields with an error are always visible.
	const isSocialWrong = socialNetworks.some((network) => form.errorOf(network) !== undefined);
	const isSocialOpen = isSocialWrong || (isUnfolded ?? hasSocial(form.values));
	return {
		...form,
		picture,
		stored: profile?.profileImage ?? null,
		/** The uploaded share, 0 to 1; null while nothing is uploaded. */
		sent,
		isSocialOpen,
		toggleSocial: () => setUnfolded(!isSocialOpen),
		enterSocial: (network: SocialNetwork, link: string) => {
			// Otherwise the section would collapse while the person empties the last link.
			setUnfolded(true);
			form.enter({ [network]: link });
		},
		isChanged: isTyped(before, form.values) || picture.change.kind !== "keep",
		undo: () => {
			form.reset();
			picture.keep();
		},
	};
}

export type ProfileForm = ReturnType<typeof useProfileForm>;
