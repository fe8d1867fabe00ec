import { useEffect, useEffectEvent } from "react";
import { isFor, isFreeFor, type Wanted, withWanted } from "./registration-draft.ts";
import type { ChosenService, Registrant } from "./use-registrant.ts";

/**
 * Chooses what a screen before wants registered, where that replaces nothing. Where another registration was begun,
 * that stays until the person says otherwise: `other` then names what is wanted, and chooses it.
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
