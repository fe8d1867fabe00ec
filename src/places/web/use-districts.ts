import { useCallback, useState } from "react";
import { apiOf, isLost } from "../../platform/web/call-api.ts";
import { type Load, useLoading } from "../../platform/web/use-loading.ts";
import type { PlacesApi } from "../places.contract.ts";

const call = apiOf<PlacesApi>();
type District = { district: string; label: string };
const fetched = new Map<string, District[]>();

async function readDistricts(stateName: string): Promise<District[]> {
	try {
		return (await call("POST /api/district/bystate", { body: { state: stateName } })).districts;
	} catch (failure) {
		// The name in an address may be no state's: it has no districts, and a retry would not help.
		if (isLost(failure)) return [];
		throw failure;
	}
}

/** The districts of a state; null until loaded and without a state. */
export function useDistricts(stateName: string) {
	const [, setArrived] = useState("");
	const load = useCallback<Load>(
		async (isWanted) => {
			if (fetched.has(stateName)) return;
			fetched.set(stateName, await readDistricts(stateName));
			if (isWanted()) setArrived(stateName);
		},
		[stateName],
	);
	const { hasFailed, retry } = useLoading(stateName === "" ? null : load);
	const districts = fetched.get(stateName) ?? null;
	return { districts, hasFailed: districts === null && stateName !== "" && hasFailed, retry };
}
