import { useCallback, useState } from "react";
import { displayName } from "../../../places/location.ts";
import type { PlacesApi } from "../../../places/places.contract.ts";
import { ApiFailure, apiOf } from "../../../platform/web/call-api.ts";
import { useAlert } from "../../../ui/feedback/alerts.tsx";
import type { ComboOption } from "../../../ui/form/combo-box-state.ts";

const call = apiOf<PlacesApi>();
const fetched = new Map<string, ComboOption[]>();

export type Places = { places: ComboOption[] | null; load: () => Promise<void> };

/** The places to choose from, of one service or all; null until `load` has loaded them. */
export function usePlaces(serviceId: string | undefined): Places {
	const name = serviceId ?? "";
	const alert = useAlert();
	const [arrived, setArrived] = useState<{ name: string; options: ComboOption[] } | null>(null);
	const load = useCallback(async () => {
		if (fetched.has(name)) return;
		alert.clear();
		try {
			const { locations } = await call("GET /api/location", { query: { serviceId } });
			const options = locations.map((place) => ({
				value: place.slug,
				label: displayName(place),
				...(place.state !== null && { detail: place.state }),
			}));
			fetched.set(name, options);
			setArrived({ name, options });
		} catch (failure) {
			if (failure instanceof ApiFailure) alert("danger", failure.message);
		}
	}, [name, serviceId, alert]);
	const places = arrived?.name === name ? arrived.options : (fetched.get(name) ?? null);
	return { places, load };
}
