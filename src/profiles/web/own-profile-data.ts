import { loadForViewer } from "../../accounts/web/viewer-data.ts";
import { ApiFailure, apiOf } from "../../platform/web/call-api.ts";
import type { ProfileAnswer, ProfilesApi } from "../profiles.contract.ts";

const call = apiOf<ProfilesApi>();

/** The signed-in person's profile: absent until it could be loaded, null if there is none. */
export type OwnProfileData = { profile?: ProfileAnswer | null };

/** Null if the person has no profile yet. Throws ApiFailure. */
export async function readOwnProfile(): Promise<ProfileAnswer | null> {
	try {
		return await call("GET /api/profile/me");
	} catch (failure) {
		if (failure instanceof ApiFailure && failure.status === 404) return null;
		throw failure;
	}
}

/** The `clientLoader` of the screens that change the viewer's profile. */
export const loadOwnProfile = () =>
	loadForViewer<OwnProfileData>(
		async () => ({ profile: await readOwnProfile() }),
		() => ({}),
	);
