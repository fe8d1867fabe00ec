import type { Arrived } from "../../../notifications/web/event-alert.ts";

/**
 * Whether the lead may stand otherwise after this: it says so of this lead, or, which `whenUnknown` answers, cannot say
 * of which.
 */
export function concernsLead(
	{ notifications, touched }: Pick<Arrived, "notifications" | "touched">,
	leadId: string,
	whenUnknown: boolean,
): boolean {
	if (touched === null ? whenUnknown : touched.includes(leadId)) return true;
	return notifications.some(({ kind, subjectId }) => kind.startsWith("lead.") && subjectId === leadId);
}
