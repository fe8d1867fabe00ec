import { RequireLogin } from "../../accounts/web/guards.tsx";
import { m } from "../../paraglide/messages.js";
import { unlistedMeta } from "../../platform/web/page-meta.ts";
import { Page, PageHead } from "../../ui/layout/page.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { notificationsAddress } from "../notifications-address.ts";
import type { Route } from "./+types/settings-page.ts";
import { PushSetting } from "./push/push-setting.tsx";
import { KindSettings } from "./settings/kind-settings.tsx";

export const meta: Route.MetaFunction = (page) => unlistedMeta(page, m["notifications.settings.title"]());

/** Notification settings: the muted kinds, and Web Push for this browser. */
export default function SettingsPage() {
	return (
		<RequireLogin
			title={m["notifications.settings.title"]()}
			purpose={m["notifications.settings.login"]()}
			narrow
		>
			{(user) => (
				<Page narrow>
					<PageHead
						title={m["notifications.settings.title"]()}
						actions={
							<TextLink to={notificationsAddress} className="inline-flex min-h-11 items-center">
								{m["notifications.settings.back"]()}
							</TextLink>
						}
					/>
					<PushSetting key={`push-${user._id}`} />
					<KindSettings key={`kinds-${user._id}`} user={user} />
				</Page>
			)}
		</RequireLogin>
	);
}
