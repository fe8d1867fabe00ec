import type { Arrived } from "../../../../notifications/web/event-alert.ts";

/** Whether the lead may have changed: the event names it, or names no record and `whenUnknown` is true. */
export function concernsLead(
	{ notifications, touched }: Pick<Arrived, "notifications" | "touched">,
	leadId: string,
	whenUnknown: boolean,
): boolean {
	if (touched === null ? whenUnknown : touched.includes(leadId)) return true;
	return notifications.some(({ kind, subjectId }) => kind.startsWith("lead.") && subjectId === leadId);
}
