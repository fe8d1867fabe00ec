import { useCallback, useState } from "react";
import { displayName } from "../../../places/location.ts";
import type { GoToLocation, PlacesApi } from "../../../places/places.contract.ts";
import { apiOf } from "../../../platform/web/call-api.ts";
import { type Load, useLoading } from "../../../platform/web/use-loading.ts";

const call = apiOf<PlacesApi>();
const fetched = new Map<string, GoToLocation[]>();

/**
 * The places where this service can be offered, with display names; null until they have loaded or if none is chosen.
 */
export function useServicePlaces(serviceId: string | null) {
	const [, setArrived] = useState<string | null>(null);
	const load = useCallback<Load>(
		async (isWanted) => {
			if (serviceId === null || fetched.has(serviceId)) return;
			const { locations } = await call("GET /api/location", { query: { serviceId } });
			fetched.set(
				serviceId,
				locations.map((place) => ({ ...place, name: displayName(place) })),
			);
			if (isWanted()) setArrived(serviceId);
		},
		[serviceId],
	);
	const { hasFailed, retry } = useLoading(serviceId === null ? null : load);
	const places = serviceId === null ? null : (fetched.get(serviceId) ?? null);
	return { places, hasFailed: places === null && hasFailed, retry };
}

export type ServicePlaces = ReturnType<typeof useServicePlaces>;
