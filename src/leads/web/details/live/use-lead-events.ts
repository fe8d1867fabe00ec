import { useArrived, useNotifiedSince } from "../../../../notifications/web/use-live-events.ts";
import { concernsLead } from "./concerns-lead.ts";

type LeadReading = {
	leadId: string;
	/** When it was first loaded. */
	since: Date;
	/** Reloads it. */
	read: () => void;
	/** Whether it is reloaded after an event that names no record; true by default. */
	whenUnknown?: boolean;
};

/**
 * Reloads a lead when it may have changed, so that a hidden number leaves the screen whatever notifications the
 * viewer wants.
 */
export function useLeadEvents({ leadId, since, read, whenUnknown = true }: LeadReading): void {
	useArrived((arrived) => {
		if (concernsLead(arrived, leadId, whenUnknown)) read();
	});
	useNotifiedSince(since, (notifications) => {
		if (concernsLead({ notifications, touched: [] }, leadId, false)) read();
	});
}
