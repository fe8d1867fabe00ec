import { useEffect, useEffectEvent, useState } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";
import {
	noRefusedLead,
	readClaimLeft,
	type RefusedLead,
	refusedLeadIn,
	refusedLeadKey,
} from "../../../leads/web/claim/refused-lead.ts";
import { useDraft } from "../../../ui/form/use-draft.ts";

/** Reads the lead that the screen reminds of, and tells once there is nothing left to claim of it. */
function useClaimOver(lead: RefusedLead | null, onOver: () => void): void {
	const leadId = lead?.leadId;
	const end = useEffectEvent(onOver);
	useEffect(() => {
		if (leadId === undefined) return undefined;
		let isGone = false;
		const look = async () => {
			// Nobody asked for it: where it cannot be read, the reminder stays.
			const isLeft = await readClaimLeft(leadId).catch(() => true);
			if (!isLeft && !isGone) end();
		};
		void look();
		return () => {
			isGone = true;
		};
	}, [leadId]);
}

/**
 * The lead whose refused claim began what the viewer does now; null where none did, or nothing is left to claim of it. It
 * is kept in the browser: to a listing that may claim it leads a registration of several pages, often with a payment at
 * somebody else's.
 */
export function useRefusedLead(userId: string) {
	const { state }: { state: unknown } = useLocation();
	// Who comes back by the browser's history brings along what was handed over then: the lead may be claimed by now.
	const isBack = useNavigationType() === NavigationType.Pop;
	const { draft, isRecalled, change, clear } = useDraft(refusedLeadKey(userId), noRefusedLead, "browser");
	// What was handed over stands in the history for as long as the screen is open.
	const [forgotten, setForgotten] = useState<string | null>(null);
	const come = refusedLeadIn(state);
	const isNew =
		!isBack && isRecalled && come !== null && come.leadId !== draft.leadId && come.leadId !== forgotten;
	useEffect(() => {
		const lead = refusedLeadIn(state);
		if (isNew && lead !== null) change(lead);
	}, [isNew, state, change]);
	const wanted = (isBack ? null : come) ?? (draft.leadId === "" ? null : draft);
	const lead = wanted?.leadId === forgotten ? null : wanted;
	const forget = () => {
		setForgotten(lead?.leadId ?? null);
		clear();
	};
	useClaimOver(lead, forget);
	return {
		/** Handed over just now. */
		come,
		lead,
		forget,
	};
}
