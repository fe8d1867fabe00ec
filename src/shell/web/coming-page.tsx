import { RequireLogin } from "../../accounts/web/guards.tsx";
import { m } from "../../paraglide/messages.js";
import { unlistedMeta } from "../../platform/web/page-meta.ts";
import { OwnReferralCode } from "../../referrals/web/own-referral-code.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Page, PageHead } from "../../ui/page.tsx";
import type { Route } from "./+types/coming-page.ts";
import { ways } from "./ways.ts";

export const meta: Route.MetaFunction = (page) => unlistedMeta(page, m["shell.menu.referral_dashboard"]());

/** What the referral dashboard will be, and where to go meanwhile. */
export default function ComingPage() {
	return (
		<RequireLogin title={m["shell.menu.referral_dashboard"]()} purpose={m["shell.coming.login"]()} narrow>
			{(user) => (
				<Page narrow>
					<PageHead title={m["shell.menu.referral_dashboard"]()} />
					<OwnReferralCode user={user} />
					<EmptyState
						text={m["shell.coming.referrals_line"]()}
						action={
							<ButtonLink to={ways.leads} variant="act">
								{m["shell.coming.leads"]()}
							</ButtonLink>
						}
					/>
				</Page>
			)}
		</RequireLogin>
	);
}
