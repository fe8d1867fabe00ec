import { useState } from "react";
import { useViewerData, type ViewerData } from "../../../accounts/web/viewer-data.ts";
import type { StaffListing } from "../../../listings/listing-answers.ts";
import { listingTitle } from "../../../listings/web/details/listing-words.ts";
import { useWatched } from "../../../notifications/web/watched.ts";
import { m } from "../../../paraglide/messages.js";
import { apiOf } from "../../../platform/web/call-api.ts";
import { useTask } from "../../../platform/web/use-task.ts";
import { useAlert } from "../../../ui/feedback/alerts.tsx";
import { useNextFocus } from "../../../ui/feedback/use-next-focus.ts";
import type { AssignmentApi } from "../../assignment.contract.ts";
import type { LeadAnswer } from "../../leads.contract.ts";
import { useLeadEvents } from "../details/live/use-lead-events.ts";

const call = apiOf<AssignmentApi>();

/** What the screen's loader returns for the lead in the URL; null if this viewer can read no such lead. */
export type LoadedLead = ViewerData<{ lead: LeadAnswer | null }>;

/**
 * The lead that staff assign, and the assigning. A refusal is shown and the lead reloaded, because someone else may
 * have assigned or closed it. Give each lead its own key.
 */
export function useLeadToAssign(leadId: string, loaded: LoadedLead) {
	const { page, isOwn, isOthers, hasFailed, reload, show } = useViewerData(loaded);
	const [assigningTo, setAssigningTo] = useState<string | null>(null);
	const { next, goOn } = useNextFocus();
	const { isBusy, run } = useTask();
	const alert = useAlert();
	const [since] = useState(() => new Date());
	useWatched(leadId);
	useLeadEvents({ leadId, since, read: () => void reload() });

	const assign = (listing: StaffListing) => {
		setAssigningTo(listing._id);
		return run(
			async () => {
				const lead = await call("POST /api/lead/:id/assign", {
					params: { id: leadId },
					body: { professionalId: listing._id },
				});
				show({ lead });
				alert("success", m["leads.assign.done"]({ name: listingTitle(listing) }));
			},
			(failure) => {
				if (failure.status === 409 || failure.status === 404) void reload().then(goOn);
			},
		);
	};
	const isRead = isOwn && !isOthers;
	return {
		lead: isRead ? page.lead : null,
		isLost: isRead && page.lead === null,
		hasFailed,
		assign,
		/** The listing of the request in progress. */
		assigningTo: isBusy ? assigningTo : null,
		/** Receives the focus when a refusal removes the pressed button. */
		title: next,
	};
}
