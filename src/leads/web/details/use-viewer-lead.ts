import { useCallback, useMemo, useRef, useState } from "react";
import { useSession } from "../../../accounts/web/session.tsx";
import { apiOf } from "../../../platform/web/call-api.ts";
import { type Load, useLoading } from "../../../platform/web/use-loading.ts";
import type { LeadAnswer, LeadsApi } from "../../leads.contract.ts";

const call = apiOf<LeadsApi>();

/**
 * The lead as whoever is signed in may read it; what everybody may read until that is known. `show` takes over what
 * a call answered to the person signed in.
 */
export function useViewerLead(open: LeadAnswer) {
	const { user } = useSession();
	const userId = user?._id;
	const leadId = open._id;
	const [read, setRead] = useState<{ userId: string; lead: LeadAnswer } | null>(null);

	const timesShown = useRef(0);

	const load = useMemo((): Load | null => {
		if (userId === undefined) return null;
		return async (isWanted) => {
			const before = timesShown.current;
			const { lead } = await call("GET /api/lead/:id", { params: { id: leadId } });
			// What a claim was answered meanwhile is newer: without this its number would be gone again.
			if (isWanted() && timesShown.current === before) setRead({ userId, lead });
		};
	}, [userId, leadId]);
	const { hasFailed, retry } = useLoading(load);

	const isRead = read !== null && read.userId === userId && read.lead._id === leadId;
	const show = useCallback((viewerId: string, lead: LeadAnswer) => {
		timesShown.current += 1;
		setRead({ userId: viewerId, lead });
	}, []);
	return {
		lead: isRead ? read.lead : open,
		isRead,
		hasFailed: !isRead && hasFailed,
		/** Reads it again. */
		load: retry,
		show,
	};
}
