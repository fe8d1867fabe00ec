import { expect, test } from "vitest";
import { unreadCount } from "./unread-count.ts";

test.each([
	[0, null, "Notifications"],
	[1, "1", "Notifications, 1 unread"],
	[99, "99", "Notifications, 99 unread"],
	[100, "99+", "Notifications, more than 99 unread"],
])("%i unread", (unread, shown, spoken) => {
	expect(unreadCount(unread)).toEqual({ shown, spoken });
});
