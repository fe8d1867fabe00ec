import type { NotificationKind, StoredDetails } from "../../../notifications/notification.ts";
import type { NotificationDraft, RecordChange } from "../../../notifications/server/notifications.api.ts";

/** The lead that a notification is about. */
type Subject = { id: string; serviceId: string; locationId: string };

/** Why a lead has ended for a person concerned; lead-notification-text.ts has the texts. */
export type ClosedWhy =
	| "done"
	| "completed-other"
	| "booked-other"
	| "accepted-other"
	| "expired"
	| "number-wrong"
	| "removed";

/** The same for a professional who was only asked to take the lead and never had its number. */
type AskedWhy = "asked" | "asked-booked-other";

/** `once` distinguishes two notifications of the same kind about one lead. */
type LeadNotification = { kind: NotificationKind; userId: string; once?: string; details?: StoredDetails };

/** Notifies one person about a lead. */
export function leadNotification(
	{ id, serviceId, locationId }: Subject,
	{ kind, userId, once, details }: LeadNotification,
): NotificationDraft {
	return {
		userId,
		kind,
		subjectId: id,
		details: { serviceId, placeId: locationId, ...details },
		occasion: [kind, id, once].filter((part) => part !== undefined).join(":"),
	};
}

/** Notifies people that a lead has ended. Those who were only asked read that no answer is needed any more. */
export function endNotifications(
	lead: Subject,
	{ why, userIds, onlyAsked }: { why: ClosedWhy; userIds: readonly string[]; onlyAsked: readonly string[] },
): NotificationDraft[] {
	const askedWhy: AskedWhy = why === "booked-other" ? "asked-booked-other" : "asked";
	return [...new Set(userIds)].map((userId) =>
		leadNotification(lead, {
			kind: "lead.closed",
			userId,
			once: why,
			details: { why: onlyAsked.includes(userId) ? askedWhy : why },
		}),
	);
}

/**
 * Notifies open pages that a lead has changed: every page of `userIds` that shows it, and the lead's own page wherever
 * it is open. Pass "staff" or "nobody" if the change does not show on the public page.
 */
export function leadChange(
	lead: Pick<Subject, "id">,
	userIds: readonly string[],
	watchers: RecordChange["watchers"] = "everyone",
): RecordChange {
	return { subjectId: lead.id, watchers, userIds: [...new Set(userIds)] };
}
