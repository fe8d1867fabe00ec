import type { NotificationKind } from "../../../notifications/notification.ts";
import type { NotificationDraft } from "../../../notifications/server/notifications.api.ts";
import type { ListingAction } from "../../listing.ts";

/** The owner's notification for each step that a manager takes. */
const kinds: Record<ListingAction, NotificationKind> = {
	activate: "listing.confirmed",
	reject: "listing.rejected",
	reapply: "listing.reconsidered",
	expire: "listing.suspended",
	renew: "listing.reopened",
};

type Decision = {
	listingId: string;
	ownerId: string;
	action: ListingAction;
	serviceId: string;
	/** Set only if the owner reads it. */
	reason: string | null | undefined;
	now: Date;
};

/** The notifications about a manager's decision; none if managers decide on their own listing. */
export function decisionNotifications(
	actorId: string | null,
	{ listingId, ownerId, action, serviceId, reason, now }: Decision,
): NotificationDraft[] {
	const kind = kinds[action];
	if (actorId === ownerId) return [];
	return [
		{
			userId: ownerId,
			kind,
			subjectId: listingId,
			details: { serviceId, listingId, ...(reason && { reason }) },
			occasion: `${kind}:${listingId}:${now.toISOString()}`,
		},
	];
}
