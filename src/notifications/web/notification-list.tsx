import { useState } from "react";
import { m } from "../../paraglide/messages.js";
import { useTask } from "../../platform/web/use-task.ts";
import { Button, ButtonLink } from "../../ui/form/button.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { InfiniteItems } from "../../ui/feedback/infinite-items.tsx";
import { PageHead } from "../../ui/layout/page.tsx";
import { useNextFocus } from "../../ui/feedback/use-next-focus.ts";
import { notificationSettingsAddress } from "../notifications-address.ts";
import type { NotificationAnswer } from "../notifications.contract.ts";
import { byDay, dayWords } from "./days.ts";
import { NotificationItem } from "./notification-row.tsx";
import { useNotificationList } from "./use-notification-list.ts";

type DaysProps = { notifications: NotificationAnswer[]; onOpen: (notification: NotificationAnswer) => void };

function Days({ notifications, onOpen }: DaysProps) {
	const [now] = useState(() => new Date());
	return byDay(notifications).map(({ day, items }) => (
		<section key={day} aria-labelledby={`day-${day}`} className="grid gap-3">
			<h2 id={`day-${day}`} className="text-base text-ink-soft">
				{dayWords(day, now)}
			</h2>
			<Card as="div" flush>
				<ul>
					{items.map((notification) => (
						<NotificationItem key={notification._id} notification={notification} onOpen={onOpen} />
					))}
				</ul>
			</Card>
		</section>
	));
}

/** The list with its actions, its loading, error and empty states. */
export function NotificationListState({ accountId }: { accountId: string }) {
	const { markRead, ...infinite } = useNotificationList(accountId);
	const { isBusy: isMarking, run } = useTask();
	const { next, goOn } = useNextFocus<HTMLDivElement>();
	const hasUnread = infinite.list?.items.some(({ isRead }) => !isRead) ?? false;

	const markAll = () =>
		run(async () => {
			await markRead();
			// The button disappears with the last unread one.
			goOn();
		});
	// The page opens whether or not this request succeeds.
	const open = ({ _id, isRead }: NotificationAnswer) => {
		if (!isRead) markRead([_id]).catch(() => {});
	};
	return (
		<>
			<PageHead
				title={m["notifications.title"]()}
				actions={
					<>
						{hasUnread && (
							<Button icon="check" busy={isMarking} onClick={() => void markAll()}>
								{m["notifications.list.mark_all"]()}
							</Button>
						)}
						<ButtonLink to={notificationSettingsAddress} variant="text" icon="settings">
							{m["notifications.settings.link"]()}
						</ButtonLink>
					</>
				}
			/>
			<InfiniteItems
				{...infinite}
				failed={m["notifications.list.failed"]()}
				skeletonLines={["title", "line", "short"]}
				empty={
					<EmptyState title={m["notifications.list.empty"]()} text={m["notifications.list.empty_text"]()} />
				}
				moreLabel={m["notifications.list.more"]()}
			>
				{(notifications) => (
					<div ref={next} tabIndex={-1} className="grid gap-6 outline-none">
						<Days notifications={notifications} onOpen={open} />
					</div>
				)}
			</InfiniteItems>
		</>
	);
}
