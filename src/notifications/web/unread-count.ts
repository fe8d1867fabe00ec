import { m } from "../../paraglide/messages.js";

/** The most that a small badge can say. */
const most = 99;

/** How many are unread, for the badge (null: none) and for those who hear it. */
export function unreadCount(unread: number): { shown: string | null; spoken: string } {
	if (unread === 0) return { shown: null, spoken: m["notifications.title"]() };
	if (unread > most)
		return {
			shown: m["notifications.bell.most"]({ count: most }),
			spoken: m["notifications.bell.more"]({ count: most }),
		};
	return { shown: String(unread), spoken: m["notifications.bell.unread"]({ count: unread }) };
}
