import { useCallback, useMemo, useRef, useState } from "react";
import { useSession } from "../../../accounts/web/session.tsx";
import { apiOf } from "../../../platform/web/call-api.ts";
import { type Load, useLoading } from "../../../platform/web/use-loading.ts";
import type { LeadAnswer, LeadsApi } from "../../leads.contract.ts";

const call = apiOf<LeadsApi>();

/**
 * The lead as the signed-in person may read it; the public view until that is loaded. `show` receives the lead from
 * the response to a call of that person.
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
			// The response of a claim is newer: otherwise its number would disappear again.
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
		/** Reloads it. */
		load: retry,
		show,
	};
}
