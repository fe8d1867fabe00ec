import { useState } from "react";
import { useNavigate } from "react-router";
import { useSession } from "../../accounts/web/session.tsx";
import { m } from "../../paraglide/messages.js";
import { ApiFailure } from "../../platform/web/call-api.ts";
import { upload } from "../../platform/web/upload.ts";
import { useTask } from "../../platform/web/use-task.ts";
import { useAlert } from "../../ui/alerts.tsx";
import { useDraft } from "../../ui/use-draft.ts";
import { checkProfile } from "../check-profile.ts";
import { socialNetworks } from "../profile.ts";
import type { ProfileAnswer, ProfilesApi } from "../profiles.contract.ts";
import { draftOf, formOf, hasSocial, isTyped, type ProfileDraft } from "./profile-draft.ts";
import { useFaults } from "./use-faults.ts";
import { usePictureChange } from "./use-picture-change.ts";

/** The profile form's values and faults, and sending it; what is typed is kept until it is sent. */
export function useProfileForm(profile: ProfileAnswer | null, userId: string) {
	const alert = useAlert();
	const { user, setUser } = useSession();
	const navigate = useNavigate();
	const { isBusy, run } = useTask();
	const before = draftOf(profile);
	const { draft, change, clear } = useDraft<ProfileDraft>(`profile|${userId}`, before);
	const picture = usePictureChange();
	const { errors, attempts, refuse, forgive } = useFaults();
	const [sent, setSent] = useState<number | null>(null);
	const [isUnfolded, setUnfolded] = useState<boolean | null>(null);

	// What is wrong is never out of sight.
	const isSocialOpen = hasSocial(errors) || (isUnfolded ?? hasSocial(draft));

	const send = async () => {
		const checked = checkProfile(draft);
		if ("faults" in checked) {
			const [{ msg }] = checked.faults;
			throw new ApiFailure(400, { message: msg, errors: checked.faults });
		}
		try {
			const { profileImage } = await upload<ProfilesApi, "POST /api/profile">(
				"POST /api/profile",
				{ body: formOf(draft, picture.change) },
				{ onProgress: picture.change.kind === "replace" ? setSent : undefined },
			);
			// The header shows the photo, too.
			if (user !== null)
				setUser({ ...user, role: user.withheldRole ?? user.role, photo: profileImage ?? undefined });
		} finally {
			setSent(null);
		}
		alert("success", profile === null ? m["profiles.form.created"]() : m["profiles.form.updated"]());
		await navigate("/");
		clear();
	};
	return {
		draft,
		errors,
		attempts,
		picture,
		/** The picture as it is stored. */
		stored: profile?.profileImage ?? null,
		/** The share that has left, 0 to 1; null while nothing does. */
		sent,
		isSending: isBusy,
		isSocialOpen,
		toggleSocial: () => setUnfolded(!isSocialOpen),
		type: (part: Partial<ProfileDraft>) => {
			forgive(Object.keys(part));
			// Emptied, the last link does not close over whoever types.
			if (socialNetworks.some((network) => network in part)) setUnfolded(true);
			change(part);
		},
		/** Takes the picture's fault away with the picture. */
		forgivePicture: () => forgive(["profileImage"]),
		isChanged: isTyped(before, draft) || picture.change.kind !== "keep",
		undo: () => {
			forgive([...Object.keys(before), "profileImage"]);
			picture.keep();
			clear();
		},
		send: () => run(send, refuse),
	};
}

export type ProfileForm = ReturnType<typeof useProfileForm>;
