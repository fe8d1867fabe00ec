import type { NotificationAnswer } from "../notifications.contract.ts";
import type { NamedNotification } from "./name-details.ts";

/** Presents a notification to its recipient. */
export function presentNotification({
	id,
	kind,
	subjectId,
	details: {
		service,
		firm,
		place,
		professional,
		why,
		reason,
		parts,
		plan,
		amount,
		leads,
		endsAt,
		staff,
		numbers,
	},
	createdAt,
	readAt,
}: NamedNotification): NotificationAnswer {
	return {
		_id: id,
		kind,
		subjectId,
		details: {
			service,
			firm,
			place,
			professional,
			why,
			reason,
			parts,
			plan,
			amount,
			leads,
			endsAt,
			staff,
			numbers,
		},
		createdAt: createdAt.toISOString(),
		isRead: readAt !== null,
	};
}
