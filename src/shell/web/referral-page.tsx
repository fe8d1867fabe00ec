import { Navigate } from "react-router";
import type { Account } from "../../accounts/accounts.contract.ts";
import { RequireLogin } from "../../accounts/web/guards.tsx";
import { useOwnData } from "../../accounts/web/use-own-data.ts";
import { StaffFrame } from "../../back-office/web/frame/staff-frame.tsx";
import { m } from "../../paraglide/messages.js";
import { isStaff } from "../../platform/access.ts";
import { unlistedMeta } from "../../platform/web/page-meta.ts";
import { mayListReferrals } from "../../referrals/referrals.policy.ts";
import { ReferralDashboard } from "../../referrals/web/dashboard/referral-dashboard.tsx";
import { type Dashboard, loadDashboard } from "../../referrals/web/dashboard/referrals-loader.ts";
import { Page } from "../../ui/page.tsx";
import { BlockSkeleton } from "../../ui/skeleton.tsx";
import staffStyles from "../../ui/staff.css?url";
import type { Route } from "./+types/referral-page.ts";

export { ScreenProblem as ErrorBoundary } from "../../platform/web/screen-states.tsx";

export const meta: Route.MetaFunction = (page) => unlistedMeta(page, m["referrals.list.title"]());

// The table's look is part of the staff stylesheet.
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: staffStyles }];

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
	return { dashboard: await loadDashboard(new URL(request.url)) };
}
clientLoader.hydrate = true as const;

type ReferralsProps = { user: Account; dashboard?: Dashboard | null };

function Referrals({ user, dashboard = null }: ReferralsProps) {
	useOwnData(user._id);
	if (!mayListReferrals(user)) return <Navigate to="/" replace />;
	const content =
		dashboard === null ? <BlockSkeleton /> : <ReferralDashboard dashboard={dashboard} user={user} />;
	if (!isStaff(user)) return <Page>{content}</Page>;
	// Most who come here are no staff: what waits for staff is not asked for.
	return (
		<StaffFrame user={user} work={null}>
			{content}
		</StaffFrame>
	);
}

/** The referral dashboard, for every role but customers and for everyone with a code; staff see it in their frame. */
export default function ReferralPage({ loaderData }: Route.ComponentProps) {
	return (
		<RequireLogin title={m["referrals.list.title"]()} purpose={m["referrals.list.login"]()}>
			{(user) => <Referrals user={user} {...loaderData} />}
		</RequireLogin>
	);
}
