import { useEffect } from "react";
import { useWatched } from "../../../../notifications/web/watched.ts";
import type { LeadAnswer } from "../../../leads.contract.ts";
import { clearRefusedLead } from "../../claim/clear-refused-lead.ts";
import { useLeadEvents } from "./use-lead-events.ts";

type LeadEventsProps = {
	viewerId: string;
	lead: LeadAnswer;
	/** When the page was loaded. */
	since: Date;
	/** Whether this is the viewer's own response. */
	isRead: boolean;
	read: () => void;
};

/**
 * Renders nothing. Reloads the lead when it changes, and removes the reminder of a refused claim when the lead can
 * no longer be claimed.
 */
export default function LeadEvents({ viewerId, lead, since, isRead, read }: LeadEventsProps) {
	useWatched(lead._id);
	useLeadEvents({ leadId: lead._id, since, read });
	useEffect(() => {
		if (isRead) clearRefusedLead(viewerId, lead);
	}, [viewerId, lead, isRead]);
	return null;
}
