import { m } from "../../paraglide/messages.js";
import { ApiFailure, apiOf } from "../../platform/web/call-api.ts";
import { unlistedMeta } from "../../platform/web/page-meta.ts";
import { readToken } from "../../platform/web/token.ts";
import { Card } from "../../ui/card.tsx";
import { Page, PageHead, Section } from "../../ui/page.tsx";
import type { AccountsApi } from "../accounts.contract.ts";
import type { Route } from "./+types/account-page.ts";
import { AccountData } from "./account-data.tsx";
import { AccountNameForm } from "./account-name-form.tsx";
import { AccountSessions } from "./account-sessions.tsx";
import { Blank, RequireLogin } from "./guards.tsx";

const call = apiOf<AccountsApi>();

export const meta: Route.MetaFunction = (page) => unlistedMeta(page, m["accounts.account.title"]());

/** The sessions; null where they could not be loaded: the rest of the page does not need them. */
export async function clientLoader() {
	if (readToken() === null) return { sessions: null };
	try {
		return await call("GET /api/users/me/sessions");
	} catch (failure) {
		if (failure instanceof ApiFailure) return { sessions: null };
		throw failure;
	}
}

/** Nothing, within the site's frame: without a fallback the server would leave out the frame too. */
export const HydrateFallback = Blank;

/** "My account": the name, where it is logged in, its data and its end. */
export default function AccountPage({ loaderData }: Route.ComponentProps) {
	return (
		<RequireLogin>
			{(user) => (
				<Page narrow>
					<PageHead title={m["accounts.account.title"]()} />
					<Section id="details" title={m["accounts.account.details"]()}>
						<Card>
							<AccountNameForm key={user._id} user={user} />
						</Card>
					</Section>
					<Section
						id="sessions"
						title={m["accounts.account.sessions"]()}
						lead={m["accounts.account.sessions_lead"]()}
					>
						<AccountSessions sessions={loaderData.sessions} />
					</Section>
					<AccountData />
				</Page>
			)}
		</RequireLogin>
	);
}
