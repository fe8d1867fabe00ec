import { AccountBlocks } from "../../../accounts/web/account-blocks.tsx";
import { AccountData } from "../../../accounts/web/account-data.tsx";
import { AccountNameForm } from "../../../accounts/web/account-name-form.tsx";
import { AccountSessions } from "../../../accounts/web/account-sessions.tsx";
import { RequireLogin } from "../../../accounts/web/guards.tsx";
import type { LeadBlocksApi } from "../../../leads/lead-blocks.contract.ts";
import { m } from "../../../paraglide/messages.js";
import { apiOf } from "../../../platform/web/call-api.ts";
import { unlistedMeta } from "../../../platform/web/page-meta.ts";
import { partOnDemand } from "../../../platform/web/part-on-demand.tsx";
import { ProfileActions } from "../../../profiles/web/profile-actions.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { Note } from "../../../ui/feedback/note.tsx";
import { Page, PageHead, Section } from "../../../ui/layout/page.tsx";
import type { Route } from "./+types/account-page.ts";

const call = apiOf<LeadBlocksApi>();

/** Hardly anyone has a suspension. */
const OwnSuspensions = partOnDemand(() => import("../../../safety/web/suspensions/own-suspensions.tsx"), {
	Instead: () => null,
	isExtra: true,
});

async function unblockCustomer(leadId: string): Promise<void> {
	await call("DELETE /api/lead/:id/block-customer", { params: { id: leadId } });
}

export const meta: Route.MetaFunction = (page) => unlistedMeta(page, m["accounts.account.title"]());

/** "My account": suspensions, name, profile, sessions, blocked people, data export and deletion. */
export default function AccountPage() {
	return (
		<RequireLogin title={m["accounts.account.title"]()} purpose={m["accounts.account.login"]()} narrow>
			{(user) => (
				<Page narrow className="gap-8! [&_h2]:text-lg">
					<PageHead title={m["accounts.account.title"]()} />
					{user.isSuspended && (
						<Note tone="danger" icon="ban">
							{m["accounts.suspended"]()}
						</Note>
					)}
					<OwnSuspensions key={user._id} userId={user._id} />
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
					<Section id="blocks" title={m["accounts.blocks.title"]()} lead={m["accounts.blocks.lead"]()}>
						<AccountBlocks key={user._id} unblockCustomer={unblockCustomer} />
					</Section>
					<AccountData />
				</Page>
			)}
		</RequireLogin>
	);
}
