import type { ReactNode } from "react";
import type { Account } from "../../accounts/accounts.contract.ts";
import { RequireLogin } from "../../accounts/web/guards.tsx";
import { loadForViewer, useViewerData, type ViewerData } from "../../accounts/web/viewer-data.ts";
import { m } from "../../paraglide/messages.js";
import { LoadProblem } from "../../platform/web/load-problem.tsx";
import { apiOf } from "../../platform/web/call-api.ts";
import { unlistedMeta } from "../../platform/web/page-meta.ts";
import { Page, PageHead } from "../../ui/layout/page.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { notificationsAddress } from "../notifications-address.ts";
import type { NotificationKind } from "../notification.ts";
import type { NotificationsApi } from "../notifications.contract.ts";
import type { Route } from "./+types/settings-page.ts";
import { PushSetting } from "./push/push-setting.tsx";
import { KindSettings, KindsSkeleton } from "./settings/kind-settings.tsx";

const call = apiOf<NotificationsApi>();

export const meta: Route.MetaFunction = (page) => unlistedMeta(page, m["notifications.settings.title"]());

/** Null until they could be loaded. */
type SettingsData = { mutedKinds: readonly NotificationKind[] | null };

export const clientLoader = () =>
	loadForViewer<SettingsData>(
		() => call("GET /api/notifications/settings"),
		() => ({ mutedKinds: null }),
	);

function Frame({ renderKinds }: { renderKinds: (user: Account) => ReactNode }) {
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
					{renderKinds(user)}
				</Page>
			)}
		</RequireLogin>
	);
}

export function HydrateFallback() {
	return <Frame renderKinds={(user) => <KindsSkeleton user={user} />} />;
}

type KindsProps = { user: Account; loaded: ViewerData<SettingsData> };

function Kinds({ user, loaded }: KindsProps) {
	const { page, isOthers, hasFailed } = useViewerData(loaded);
	if (hasFailed) return <LoadProblem text={m["notifications.settings.failed"]()} />;
	if (isOthers || page.mutedKinds === null) return <KindsSkeleton user={user} />;
	return <KindSettings user={user} stored={page.mutedKinds} />;
}

/** Notification settings: the muted kinds, and Web Push for this browser. */
export default function SettingsPage({ loaderData }: Route.ComponentProps) {
	return (
		<Frame renderKinds={(user) => <Kinds key={`kinds-${user._id}`} user={user} loaded={loaderData} />} />
	);
}
