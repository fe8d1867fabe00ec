import type { NotificationKind } from "../../notifications/notification.ts";
import type { Telling } from "../../notifications/server/notifications.service.ts";
import type { Viewer } from "../../platform/access.ts";
import type { ListingAction } from "../listing.ts";

/** What the owner is notified of when a manager takes this step. */
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
	/** The service's name. */
	service: string | undefined;
	/** Only where the owner reads it. */
	reason: string | null | undefined;
	now: Date;
};

/** Notifies the owner of a manager's decision; managers who decide on their own listing know already. */
export function decisionNotifications(
	viewer: Pick<Viewer, "userId">,
	{ listingId, ownerId, action, service, reason, now }: Decision,
): Telling[] {
	const kind = kinds[action];
	if (viewer.userId === ownerId) return [];
	return [
		{
			userId: ownerId,
			kind,
			subjectId: listingId,
			details: { service, listingId, ...(reason && { reason }) },
			occasion: `${kind}:${listingId}:${now.toISOString()}`,
		},
	];
}
