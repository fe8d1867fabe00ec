import { useLocation, useParams } from "react-router";
import { RequireLogin } from "../../accounts/web/guards.tsx";
import { m } from "../../paraglide/messages.js";
import { unlistedMeta } from "../../platform/web/page-meta.ts";
import { OwnReferralCode } from "../../referrals/web/own-referral-code.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Page, PageHead } from "../../ui/page.tsx";
import type { Route } from "./+types/coming-page.ts";
import { ways } from "./ways.ts";

const toLeads = () => ({ to: ways.leads, label: m["shell.coming.leads"]() });

/** What the pages will be, and where to go meanwhile. */
const words = {
	referrals: () => ({
		title: m["shell.menu.referral_dashboard"](),
		text: m["shell.coming.referrals_line"](),
		way: toLeads(),
	}),
	profile: () => ({
		title: m["shell.header.profile"](),
		text: m["shell.coming.profile_line"](),
		way: { to: ways.account, label: m["shell.header.someone"]() },
	}),
};

function wordsAt(pathname: string) {
	return pathname === ways.referrals ? words.referrals() : words.profile();
}

export const meta: Route.MetaFunction = (page) => unlistedMeta(page, wordsAt(page.location.pathname).title);

export default function ComingPage() {
	const { userId } = useParams();
	const { title, text, way } = wordsAt(useLocation().pathname);
	return (
		<RequireLogin>
			{(user) => (
				<Page narrow>
					<PageHead title={title} />
					{(userId === undefined || userId === user._id) && <OwnReferralCode user={user} />}
					<EmptyState
						text={text}
						action={
							<ButtonLink to={way.to} variant="act">
								{way.label}
							</ButtonLink>
						}
					/>
				</Page>
			)}
		</RequireLogin>
	);
}
