import { useCallback, useRef, useState } from "react";
import { useLocation } from "react-router";
import type { ListingDetails } from "../../../listings/listing-answers.ts";
import { listingTitle } from "../../../listings/web/details/listing-words.ts";
import { useWatched } from "../../../notifications/web/watched.ts";
import { m } from "../../../paraglide/messages.js";
import { apiOf, isLost } from "../../../platform/web/call-api.ts";
import { type Load, useLoading } from "../../../platform/web/use-loading.ts";
import { useTask } from "../../../platform/web/use-task.ts";
import { useAlert } from "../../../ui/feedback/alerts.tsx";
import { useNextFocus } from "../../../ui/feedback/use-next-focus.ts";
import type { LeadAnswer, LeadsApi } from "../../leads.contract.ts";
import { useLeadEvents } from "../details/use-lead-events.ts";
import { leadInState } from "./lead-in-state.ts";

const call = apiOf<LeadsApi>();

/** The current lead, or until it is loaded, the one that the link passed along. */
type Reading = { lead: LeadAnswer | null; isRead: boolean; isLost: boolean };

/**
 * The lead that staff assign, and the assigning. A refusal is shown and the lead reloaded, because someone else may
 * have assigned or closed it. Give each lead its own key.
 */
export function useLeadToAssign(leadId: string) {
	const { state } = useLocation();
	const [reading, setReading] = useState<Reading>(() => ({
		lead: leadInState(state, leadId),
		isRead: false,
		isLost: false,
	}));
	const [asked, setAsked] = useState<string | null>(null);
	const wasRefused = useRef(false);
	const timesAssigned = useRef(0);
	const { next, goOn } = useNextFocus();
	const { isBusy, run } = useTask();
	const alert = useAlert();

	const load = useCallback<Load>(
		async (isWanted) => {
			try {
				const before = timesAssigned.current;
				const { lead } = await call("GET /api/lead/:id", { params: { id: leadId } });
				// The response of an assignment in the meantime is newer.
				if (!isWanted() || timesAssigned.current !== before) return;
				setReading({ lead, isRead: true, isLost: false });
				if (wasRefused.current) goOn();
				wasRefused.current = false;
			} catch (failure) {
				if (!isLost(failure)) throw failure;
				if (isWanted()) setReading({ lead: null, isRead: true, isLost: true });
			}
		},
		[leadId, goOn],
	);
	const { hasFailed, retry } = useLoading(load);
	const [since] = useState(() => new Date());
	useWatched(leadId);
	useLeadEvents({ leadId, since, read: retry });

	const assign = (listing: ListingDetails) => {
		setAsked(listing._id);
		return run(
			async () => {
				const lead = await call("POST /api/lead/:id/assign", {
					params: { id: leadId },
					body: { professionalId: listing._id },
				});
				timesAssigned.current += 1;
				setReading({ lead, isRead: true, isLost: false });
				alert("success", m["leads.assign.done"]({ name: listingTitle(listing) }));
			},
			(failure) => {
				if (failure.status !== 409 && failure.status !== 404) return;
				wasRefused.current = true;
				retry();
			},
		);
	};
	return {
		...reading,
		hasFailed: !reading.isRead && hasFailed,
		retry,
		assign,
		/** The listing of the request in progress. */
		assigningTo: isBusy ? asked : null,
		/** Receives the focus when a refusal removes the pressed button. */
		title: next,
	};
}
