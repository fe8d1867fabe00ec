import { useArrived, useNotifiedSince } from "../../../notifications/web/use-live-events.ts";
import { concernsLead } from "./concerns-lead.ts";

type LeadReading = {
	leadId: string;
	/** When it was read first. */
	since: Date;
	/** Reads it again. */
	read: () => void;
	/** Whether it is read again where anything may have changed; so it is unless said. */
	whenUnknown?: boolean;
};

/**
 * Has a lead read again when it may stand otherwise than it is shown: a number that was taken back goes from its screen,
 * whatever the viewer wants to be told.
 */
export function useLeadEvents({ leadId, since, read, whenUnknown = true }: LeadReading): void {
	useArrived((arrived) => {
		if (concernsLead(arrived, leadId, whenUnknown)) read();
	});
	useNotifiedSince(since, (notifications) => {
		if (concernsLead({ notifications, touched: [] }, leadId, false)) read();
	});
}
