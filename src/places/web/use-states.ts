import { useCallback, useState } from "react";
import { apiOf } from "../../platform/web/call-api.ts";
import { type Load, useLoading } from "../../platform/web/use-loading.ts";
import type { PlacesApi } from "../places.contract.ts";

const call = apiOf<PlacesApi>();

type State = { stateName: string; label: string; code: string };
let fetched: readonly State[] = [];

/** All states with their GST codes; empty until loaded. `isSettled` is true after a failure too. */
export function useStates(): {
	states: readonly State[];
	isSettled: boolean;
	hasFailed: boolean;
	retry: () => void;
} {
	const [states, setStates] = useState(fetched);
	const load = useCallback<Load>(async (isWanted) => {
		if (fetched.length === 0) fetched = (await call("GET /api/state")).states;
		if (isWanted()) setStates(fetched);
	}, []);
	const { hasFailed, retry } = useLoading(load);
	return { states, isSettled: hasFailed || states.length > 0, hasFailed, retry };
}
