import { type ComponentProps, type ReactNode, useCallback, useState } from "react";
import { Navigate } from "react-router";
import type { Account } from "../../../accounts/accounts.contract.ts";
import { RequireLogin } from "../../../accounts/web/guards.tsx";
import { useOwnData } from "../../../accounts/web/use-own-data.ts";
import type { WaitingWork } from "../../../back-office/back-office.contract.ts";
import { readWork } from "../../../back-office/web/frame/read-work.ts";
import { StaffFrame } from "../../../back-office/web/frame/staff-frame.tsx";
import { m } from "../../../paraglide/messages.js";
import { isStaff } from "../../../platform/access.ts";
import { staffHandle } from "../../../platform/staff-handle.ts";
import { type Load, useLoading } from "../../../platform/web/use-loading.ts";
import { unlistedMeta } from "../../../platform/web/page-meta.ts";
import { ScreenProblem } from "../../../platform/web/screen-states.tsx";
import { mayListReferrals } from "../../../referrals/referrals.policy.ts";
import { ReferralDashboard } from "../../../referrals/web/dashboard/referral-dashboard.tsx";
import { type Dashboard, loadDashboard } from "../../../referrals/web/dashboard/referrals-loader.ts";
import { Page, PageHead } from "../../../ui/layout/page.tsx";
import { BlockSkeleton } from "../../../ui/feedback/skeleton.tsx";
import staffStyles from "../../../ui/staff.css?url";
import type { Route } from "./+types/referral-page.ts";

export const meta: Route.MetaFunction = (page) => unlistedMeta(page, m["referrals.list.title"]());

// The title stays if the data fails to load.
export const handle = staffHandle(m["referrals.list.title"]);

export const ErrorBoundary = () => (
	<Page>
		<ScreenProblem />
	</Page>
);

// The table's styles are part of the staff stylesheet.
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: staffStyles }];

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
	return { dashboard: await loadDashboard(new URL(request.url)) };
}
clientLoader.hydrate = true as const;

/** Shown until the data is loaded, or the home page for somebody who may not see this one. */
function BeforeData() {
	return (
		<>
			<PageHead title={m["referrals.list.title"]()} />
			<BlockSkeleton />
		</>
	);
}

/** Loads the staff counts here and not in the loader, because most visitors of this page are not staff. */
function InStaffFrame({ user, children }: { user: Account; children: ReactNode }) {
	const [work, setWork] = useState<WaitingWork[] | null>(null);
	const load = useCallback<Load>(async (isWanted) => {
		const waiting = await readWork();
		if (isWanted()) setWork(waiting);
	}, []);
	useLoading(load);
	return (
		<StaffFrame user={user} work={work}>
			{children}
		</StaffFrame>
	);
}

type ReferralsProps = { user: Account; dashboard?: Dashboard | null };

function Referrals({ user, dashboard = null }: ReferralsProps) {
	useOwnData(user._id);
	if (!mayListReferrals(user))
		return (
			<Page>
				<BeforeData />
				<Navigate to="/" replace />
			</Page>
		);
	const content =
		dashboard === null ? <BeforeData /> : <ReferralDashboard dashboard={dashboard} user={user} />;
	return isStaff(user) ? <InStaffFrame user={user}>{content}</InStaffFrame> : <Page>{content}</Page>;
}

function Guarded({ children }: Pick<ComponentProps<typeof RequireLogin>, "children">) {
	return (
		<RequireLogin title={m["referrals.list.title"]()} purpose={m["referrals.list.login"]()}>
			{children}
		</RequireLogin>
	);
}

export function HydrateFallback() {
	return <Guarded>{(user) => <Referrals user={user} />}</Guarded>;
}

/**
 * The referral dashboard, for every role but customers and for everyone with a code; staff see it in the back
 * office.
 */
export default function ReferralPage({ loaderData }: Route.ComponentProps) {
	return <Guarded>{(user) => <Referrals user={user} {...loaderData} />}</Guarded>;
}
