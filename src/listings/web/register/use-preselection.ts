import { useEffect, useEffectEvent } from "react";
import { useSearchParams } from "react-router";
import { choiceChange, serviceChange } from "./registration-draft.ts";
import type { ChosenService, Registrant } from "./use-registrant.ts";

/** Chooses the service and choice that a link names by their slugs, once, and removes them from the address. */
export function usePreselection(
	{ draft, isRecalled, change }: Registrant,
	{ offer, service }: ChosenService,
) {
	const [search, setSearch] = useSearchParams();
	const slug = search.get("service");
	const isDue = slug !== null && isRecalled && offer.offered !== null;
	const isOffered = offer.offered?.some((one) => one.slug === slug) === true;
	const withoutThem = (before: URLSearchParams) => {
		before.delete("service");
		before.delete("choice");
		return before;
	};
	const take = useEffectEvent((chosenId: string, about: typeof service) => {
		const wanted = offer.offered?.find((one) => one.slug === slug);
		if (wanted !== undefined && wanted.id !== chosenId) return change(serviceChange(wanted));
		// Its choices are still loading.
		if (wanted !== undefined && about === null) return;
		const choice = about?.choices.find((one) => one.slug === search.get("choice"));
		if (choice !== undefined && choice._id !== draft.choiceId) change(choiceChange(choice._id));
		setSearch(withoutThem, { replace: true });
	});
	useEffect(() => {
		if (isDue && isOffered) take(draft.serviceId, service);
	}, [isDue, isOffered, draft.serviceId, service]);
	return {
		/** The link names a service that does not accept registrations yet. */
		isNotOffered: isDue && !isOffered && draft.serviceId === "",
		/** The link's service is still in the address: removing it would undo a change of step. */
		isTakingLink: isDue && isOffered,
	};
}
