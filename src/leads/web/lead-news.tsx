import { useEffect } from "react";
import { useWatched } from "../../notifications/web/watched.ts";
import type { LeadAnswer } from "../leads.contract.ts";
import { forgetRefusedLead } from "./forget-refused-lead.ts";
import { useLeadNews } from "./use-lead-news.ts";

type LeadNewsProps = {
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
export default function LeadNews({ viewerId, lead, since, isRead, read }: LeadNewsProps) {
	useWatched(lead._id);
	useLeadNews({ leadId: lead._id, since, read });
	useEffect(() => {
		if (isRead) forgetRefusedLead(viewerId, lead);
	}, [viewerId, lead, isRead]);
	return null;
}
