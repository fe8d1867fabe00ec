import { useCallback, useEffect, useState } from "react";
import { useSession } from "../../accounts/web/session.tsx";
import { apiOf } from "../../platform/web/call-api.ts";
import type { LeadAnswer, LeadsApi } from "../leads.contract.ts";

const call = apiOf<LeadsApi>();

/** Longer than this no call is waited for, in milliseconds. */
export const patience = 20_000;

/**
 * The lead as whoever is signed in may read it; what everybody may read until that is known. `show` takes over what
 * a call answered to the person signed in.
 */
export function useViewerLead(open: LeadAnswer) {
	const { user } = useSession();
	const userId = user?._id;
	const leadId = open._id;
	const [read, setRead] = useState<{ userId: string; lead: LeadAnswer } | null>(null);
	const [attempt, setAttempt] = useState(1);
	const [failedAttempt, setFailedAttempt] = useState(0);

	useEffect(() => {
		if (userId === undefined) return undefined;
		let isGone = false;
		const load = async () => {
			const signal = AbortSignal.timeout(patience);
			const { lead } = await call("GET /api/lead/:id", { params: { id: leadId }, signal });
			if (!isGone) setRead({ userId, lead });
		};
		load().catch(() => {
			if (!isGone) setFailedAttempt(attempt);
		});
		return () => {
			isGone = true;
		};
	}, [userId, leadId, attempt]);

	const isRead = read !== null && read.userId === userId && read.lead._id === leadId;
	const show = useCallback((viewerId: string, lead: LeadAnswer) => setRead({ userId: viewerId, lead }), []);
	return {
		lead: isRead ? read.lead : open,
		isRead,
		hasFailed: !isRead && failedAttempt === attempt,
		/** Reads it again. */
		load: () => setAttempt((before) => before + 1),
		show,
	};
}
