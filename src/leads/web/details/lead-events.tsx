import { useEffect } from "react";
import { useWatched } from "../../../notifications/web/watched.ts";
import type { LeadAnswer } from "../../leads.contract.ts";
import { clearRefusedLead } from "../claim/clear-refused-lead.ts";
import { useLeadEvents } from "./use-lead-events.ts";

type LeadEventsProps = {
	viewerId: string;
	lead: LeadAnswer;
	/** When the page was read. */
	since: Date;
	/** It is the viewer's own reading. */
	isRead: boolean;
	read: () => void;
};

/**
 * Shows nothing: it has the lead read again when it changes, and ends the reminder of a refused
 * claim when there is nothing left to claim.
 */
export default function LeadEvents({ viewerId, lead, since, isRead, read }: LeadEventsProps) {
	useWatched(lead._id);
	useLeadEvents({ leadId: lead._id, since, read });
	useEffect(() => {
		if (isRead) clearRefusedLead(viewerId, lead);
	}, [viewerId, lead, isRead]);
	return null;
}
