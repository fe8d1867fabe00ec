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

/** Loads the lead of the reminder, and reports if it can no longer be claimed. */
function useClaimOver(lead: RefusedLead | null, onOver: () => void): void {
	const leadId = lead?.leadId;
	const end = useEffectEvent(onOver);
	useEffect(() => {
		if (leadId === undefined) return undefined;
		let isGone = false;
		const look = async () => {
			// This runs in the background: if it fails, the reminder stays.
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
 * The lead whose refused claim led here; null without one, or if it can no longer be claimed. It is stored in the
 * browser, because getting a listing takes several pages and often a payment on another site.
 */
export function useRefusedLead(userId: string) {
	const { state }: { state: unknown } = useLocation();
	// The browser's history may restore old navigation state, when the lead has been claimed already.
	const isBack = useNavigationType() === NavigationType.Pop;
	const { draft, isRecalled, change, clear } = useDraft(refusedLeadKey(userId), noRefusedLead, "browser");
	// The navigation state stays in the history for as long as the screen is open.
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
	const clearReminder = () => {
		setForgotten(lead?.leadId ?? null);
		clear();
	};
	useClaimOver(lead, clearReminder);
	return {
		/** From this navigation. */
		come,
		lead,
		clearReminder,
	};
}
