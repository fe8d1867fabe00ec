import { m } from "../../paraglide/messages.js";

/** The largest number in the badge. */
const most = 99;

/** The unread count for the badge (null: no badge) and for screen readers. */
export function unreadCount(unread: number): { shown: string | null; spoken: string } {
	if (unread === 0) return { shown: null, spoken: m["notifications.title"]() };
	if (unread > most)
		return {
			shown: m["notifications.bell.most"]({ count: most }),
			spoken: m["notifications.bell.more"]({ count: most }),
		};
	return { shown: String(unread), spoken: m["notifications.bell.unread"]({ count: unread }) };
}
