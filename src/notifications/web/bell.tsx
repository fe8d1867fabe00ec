import { useEffect, useSyncExternalStore } from "react";
import { Link } from "react-router";
import { wasLeft } from "../../platform/web/token.ts";
import { Icon } from "../../ui/icon.tsx";
import { notificationsAddress } from "../notifications-address.ts";
import { openNotificationStream } from "./live/tabs.ts";
import { readUnread, watchUnread } from "./event-alert.ts";
import { unsubscribe } from "./push/subscription.ts";
import { unreadCount } from "./unread-count.ts";
import { useEventAlerts } from "./use-event-alerts.ts";

/** The link to the notifications with the unread count. While it is mounted, the tab receives events. */
export default function Bell({ accountId }: { accountId: string }) {
	const unread = useSyncExternalStore(watchUnread, readUnread, () => null) ?? 0;
	useEventAlerts();
	useEffect(() => {
		const close = openNotificationStream(accountId);
		return () => {
			close();
			// After logout the server sends no more pushes; this unsubscribes the browser as well.
			if (wasLeft()) void unsubscribe();
		};
	}, [accountId]);
	const { shown, spoken } = unreadCount(unread);
	return (
		<Link
			to={notificationsAddress}
			aria-label={spoken}
			className="relative grid size-11 shrink-0 place-items-center rounded-md text-ink hover:bg-act-tint hover:text-act-ink"
		>
			<Icon name="bell" size="lg" />
			{shown !== null && (
				// With large text it grows only as far as it does not cover the name next to it.
				<span
					aria-hidden="true"
					className="absolute top-0 right-0 min-w-5 rounded-full bg-act px-1 text-center text-[min(0.875rem,max(14px,4vw))]/[1.4] font-strong text-on-act tabular-nums ring-2 ring-ground"
				>
					{shown}
				</span>
			)}
		</Link>
	);
}
