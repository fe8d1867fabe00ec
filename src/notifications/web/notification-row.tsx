import { Link } from "react-router";
import { m } from "../../paraglide/messages.js";
import { formatTime } from "../../platform/dates.ts";
import { Icon } from "../../ui/icon.tsx";
import type { InterfaceIcon } from "../../ui/icon-names.ts";
import type { NotificationKind } from "../notification.ts";
import { notificationWords } from "../notification-text.ts";
import type { NotificationAnswer } from "../notifications.contract.ts";
import { notificationLinkId } from "./use-notification-list.ts";

const icons: Partial<Record<NotificationKind, InterfaceIcon>> = {
	"credit.returned": "wallet",
	"credit.charged": "wallet",
	"subscription.ending": "ticket-percent",
	"payment.settled": "credit-card",
	"staff.numbers": "eye",
	"account.second-factor": "key-round",
	"listing.confirmed": "circle-check",
	"listing.rejected": "circle-alert",
	"listing.suspended": "ban",
	"listing.reopened": "circle-check",
	"profile.removed": "ban",
	"report.decided": "shield-check",
	"account.suspended": "ban",
	"account.restored": "circle-check",
	"appeal.decided": "shield-check",
};

type NotificationItemProps = {
	notification: NotificationAnswer;
	/** Called when its page is opened, here or in another tab. */
	onOpen: (notification: NotificationAnswer) => void;
};

/** One notification. The whole row is a link to its page. An unread one has the word "New". */
export function NotificationItem({ notification, onOpen }: NotificationItemProps) {
	const { _id, kind, createdAt, isRead } = notification;
	const { title, text, to } = notificationWords(notification);
	const newId = `new-${_id}`;
	const open = () => onOpen(notification);
	return (
		<li
			className={`relative grid grid-cols-[auto_minmax(0,1fr)] gap-x-3.5 border-t border-line p-4 first:border-t-0 hover:bg-act-tint ${isRead ? "" : "bg-act-tint/50"}`}
		>
			<Icon
				name={icons[kind] ?? "clipboard-list"}
				className={`mt-0.5 ${isRead ? "text-ink-faint" : "text-act"}`}
			/>
			<div className="grid gap-0.5 [overflow-wrap:anywhere]">
				<p className="flex flex-wrap items-baseline justify-between gap-x-3 md:flex-nowrap">
					<Link
						id={notificationLinkId(_id)}
						to={to}
						aria-describedby={isRead ? undefined : newId}
						onClick={open}
						onAuxClick={open}
						className={`min-w-0 text-ink no-underline after:absolute after:inset-0 ${isRead ? "" : "font-strong"}`}
					>
						{title}
					</Link>
					<span className="flex shrink-0 items-center gap-2 text-sm text-ink-faint">
						{!isRead && (
							<span id={newId} className="font-strong text-act-ink">
								{m["notifications.list.new"]()}
							</span>
						)}
						<time dateTime={createdAt}>{formatTime(new Date(createdAt))}</time>
					</span>
				</p>
				<p className="text-ink-soft">{text}</p>
			</div>
		</li>
	);
}
