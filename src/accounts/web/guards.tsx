import { useState } from "react";
import { type Location, Navigate, useLocation } from "react-router";
import { m } from "../../paraglide/messages.js";
import { type Access, mayCall } from "../../platform/access.ts";
import { partOnDemand } from "../../platform/web/part-on-demand.tsx";
import { Button } from "../../ui/form/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Page, PageHead } from "../../ui/layout/page.tsx";
import { BlockSkeleton } from "../../ui/feedback/skeleton.tsx";
import type { Account } from "../accounts.contract.ts";
import { askedPageState } from "./asked-page.ts";
import { SessionLoading } from "./session-loading.tsx";
import { useSession } from "./session.tsx";

const StaffLocked = partOnDemand(() => import("./second-factor/staff-locked.tsx"));

type LoginProps = {
	/** The page's title, shown while the session loads. */
	title: string;
	/** What a guest logs in for: "Log in to register your service." */
	purpose: string;
	narrow?: boolean;
	/** The guarded page; a function receives the signed-in account. */
	children: React.ReactNode | ((user: Account) => React.ReactNode);
};

/** The title with a skeleton while the session loads, or with the error if it could not be loaded. */
function PageBeforeSession({ title, narrow }: Pick<LoginProps, "title" | "narrow">) {
	return (
		// As high as the window, so that the footer stays out of sight and does not jump when the page appears.
		<Page narrow={narrow} className="min-h-svh">
			<PageHead title={title} />
			<SessionLoading>
				<div className="noscript:hidden">
					<BlockSkeleton />
				</div>
			</SessionLoading>
			<noscript>
				<p>{m["accounts.guard.no_scripts"]()}</p>
			</noscript>
		</Page>
	);
}

/** Shown when the session ended on an open page. After another login the person continues at the same place. */
function SessionEnded({ purpose }: Pick<LoginProps, "purpose">) {
	const { requireLogin } = useSession();
	return (
		<Page narrow>
			<EmptyState
				heading="h1"
				title={m["accounts.guard.ended_title"]()}
				text={m["accounts.guard.ended"]()}
				action={
					<Button variant="now" size="lg" onClick={() => void requireLogin(purpose)}>
						{m["accounts.guard.log_in"]()}
					</Button>
				}
			/>
		</Page>
	);
}

/** Redirects a guest to the home page, where the login opens and leads back to the requested page. */
function LoginFirst({ purpose }: Pick<LoginProps, "purpose">) {
	const { pathname, search, hash, state }: Location<unknown> = useLocation();
	// The same object in each render, because Navigate would navigate again for another one.
	const [asked] = useState(() => askedPageState({ to: `${pathname}${search}${hash}`, state, purpose }));
	return <Navigate to="/" replace state={asked} />;
}

/** Shows the page to signed-in people. Guests log in on the home page first. */
export function RequireLogin(props: LoginProps) {
	return <RequireRole access="signed-in" {...props} />;
}

/**
 * Shows the page to people whose role passes. Guests log in on the home page first, other roles are redirected to it.
 */
export function RequireRole({
	access,
	children,
	...page
}: LoginProps & { access: Exclude<Access, "public"> }) {
	const { state, user, left } = useSession();
	const [wasIn, setWasIn] = useState(user !== null);
	if (user !== null && !wasIn) setWasIn(true);
	if (state === "loading") return <PageBeforeSession {...page} />;
	if (state === "guest" && !wasIn) return <LoginFirst purpose={page.purpose} />;
	// The session ended on this page, or in another tab.
	if (state === "guest" && left !== "here") return <SessionEnded purpose={page.purpose} />;
	if (
		user?.withheldRole !== undefined &&
		!mayCall(access, user) &&
		mayCall(access, { role: user.withheldRole })
	)
		return <StaffLocked />;
	if (user === null || !mayCall(access, user)) return <Navigate to="/" replace />;
	return typeof children === "function" ? children(user) : children;
}
