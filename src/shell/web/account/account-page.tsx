import { AccountData } from "../../../accounts/web/account-data.tsx";
import { AccountNameForm } from "../../../accounts/web/account-name-form.tsx";
import { AccountSessions } from "../../../accounts/web/account-sessions.tsx";
import { RequireLogin } from "../../../accounts/web/guards.tsx";
import { m } from "../../../paraglide/messages.js";
import { unlistedMeta } from "../../../platform/web/page-meta.ts";
import { ProfileActions } from "../../../profiles/web/profile-actions.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { Page, PageHead, Section } from "../../../ui/layout/page.tsx";
import type { Route } from "./+types/account-page.ts";

export const meta: Route.MetaFunction = (page) => unlistedMeta(page, m["accounts.account.title"]());

/** "My account": name, profile, sessions, data export and deletion. */
export default function AccountPage() {
	return (
		<RequireLogin title={m["accounts.account.title"]()} purpose={m["accounts.account.login"]()} narrow>
			{(user) => (
				<Page narrow>
					<PageHead title={m["accounts.account.title"]()} />
					<Section id="details" title={m["accounts.account.details"]()}>
						<Card>
							<AccountNameForm key={user._id} user={user} />
						</Card>
					</Section>
					<ProfileActions userId={user._id} />
					<Section
						id="sessions"
						title={m["accounts.account.sessions"]()}
						lead={m["accounts.account.sessions_lead"]()}
					>
						<AccountSessions key={user._id} />
					</Section>
					<AccountData />
				</Page>
			)}
		</RequireLogin>
	);
}
