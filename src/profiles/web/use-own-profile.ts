import { useCallback, useState } from "react";
import { ApiFailure, apiOf } from "../../platform/web/call-api.ts";
import { type Load, useLoading } from "../../platform/web/use-loading.ts";
import type { ProfileAnswer, ProfilesApi } from "../profiles.contract.ts";

const call = apiOf<ProfilesApi>();

/** Null where the person has none yet. */
async function readOwnProfile(): Promise<ProfileAnswer | null> {
	try {
		return await call("GET /api/profile/me");
	} catch (failure) {
		if (failure instanceof ApiFailure && failure.status === 404) return null;
		throw failure;
	}
}

/**
 * The profile of whoever is signed in: undefined until it is known, null where there is none. `isWanted` false asks for
 * nothing. Use it below a key of the account.
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
		/** Takes over what a call left of it. */
		show,
	};
}
