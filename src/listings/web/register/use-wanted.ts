import { useEffect, useEffectEvent } from "react";
import { isFor, isFreeFor, type Wanted, withWanted } from "./registration-draft.ts";
import type { ChosenService, Registrant } from "./use-registrant.ts";

/**
 * Chooses the service that the previous screen preselects, if it replaces nothing. If another registration was begun,
 * it stays until the person decides otherwise: `other` then names the preselected service and can choose it.
 */
export function useWanted(
	{ draft, isRecalled, change }: Registrant,
	{ offer }: ChosenService,
	wanted: Wanted | null,
) {
	const service = offer.offered?.find(({ id }) => id === wanted?.serviceId);
	const take = () => {
		if (wanted !== null && service !== undefined) change(withWanted(draft, service, wanted));
	};
	const isDue = isRecalled && service !== undefined;
	const begin = useEffectEvent(() => {
		if (wanted !== null && isFreeFor(draft, wanted)) take();
	});
	useEffect(() => {
		if (isDue) begin();
	}, [isDue]);
	const isOther = isDue && wanted !== null && draft.serviceId !== "" && !isFor(draft, wanted);
	return { other: isOther ? { name: service.name, take } : null };
}
