import { useCallback, useState } from "react";
import { ApiFailure, apiOf } from "../../platform/web/call-api.ts";
import { type Load, useLoading } from "../../platform/web/use-loading.ts";
import type { ProfileAnswer, ProfilesApi } from "../profiles.contract.ts";

const call = apiOf<ProfilesApi>();

/** Null if the person has no profile yet. */
async function readOwnProfile(): Promise<ProfileAnswer | null> {
	try {
		return await call("GET /api/profile/me");
	} catch (failure) {
		if (failure instanceof ApiFailure && failure.status === 404) return null;
		throw failure;
	}
}

/**
 * The signed-in person's profile: undefined until it is loaded, null if there is none. Loads nothing if `isWanted` is
 * false. Call it below a key of the account.
 */
export function useOwnProfile(isWanted = true) {
	const [profile, show] = useState<ProfileAnswer | null>();
	const load = useCallback<Load>(async (isStillWanted) => {
		const read = await readOwnProfile();
		if (isStillWanted()) show(read);
	}, []);
	const { hasFailed, retry } = useLoading(isWanted ? load : null);
	return {
		profile,
		hasFailed: profile === undefined && hasFailed,
		retry,
		show,
	};
}
