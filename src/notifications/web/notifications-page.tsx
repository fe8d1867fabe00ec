import { RequireLogin } from "../../accounts/web/guards.tsx";
import { m } from "../../paraglide/messages.js";
import { unlistedMeta } from "../../platform/web/page-meta.ts";
import { Page } from "../../ui/layout/page.tsx";
import type { Route } from "./+types/notifications-page.ts";
import { NotificationListState } from "./notification-list.tsx";

export const meta: Route.MetaFunction = (page) => unlistedMeta(page, m["notifications.title"]());

/** The viewer's notifications, newest first. */
export default function NotificationsPage() {
	return (
		<RequireLogin title={m["notifications.title"]()} purpose={m["notifications.list.login"]()} narrow>
			{(user) => (
				<Page narrow>
					<NotificationListState key={user._id} accountId={user._id} />
				</Page>
			)}
		</RequireLogin>
	);
}
