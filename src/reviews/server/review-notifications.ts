import type { NotificationKind, StoredDetails } from "../../notifications/notification.ts";
import type { NotificationDraft, RecordChange } from "../../notifications/server/notifications.api.ts";

/** The completed lead that a notification about reviews is about. */
type Subject = { leadId: string; serviceId: string; locationId: string };

type ReviewNotification = {
	kind: Extract<NotificationKind, `review.${string}`>;
	userId: string;
	/** Distinguishes two notifications of the same kind about one lead. */
	once?: string;
	details?: StoredDetails;
};

/** Notifies one person about the reviews of a completed lead. */
export function reviewNotification(
	{ leadId, serviceId, locationId }: Subject,
	{ kind, userId, once, details }: ReviewNotification,
): NotificationDraft {
	return {
		userId,
		kind,
		subjectId: leadId,
		details: { serviceId, placeId: locationId, ...details },
		occasion: [kind, leadId, once].filter((part) => part !== undefined).join(":"),
	};
}

/** Makes the open pages of these people that show the lead reload it. */
export const reviewChange = (leadId: string, userIds: readonly string[]): RecordChange => ({
	subjectId: leadId,
	watchers: "nobody",
	userIds: [...userIds],
});
