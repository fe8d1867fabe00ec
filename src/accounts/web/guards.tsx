import { useState } from "react";
import { Navigate } from "react-router";
import { m } from "../../paraglide/messages.js";
import { type Access, mayCall } from "../../platform/access.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Page } from "../../ui/page.tsx";
import type { Account } from "../accounts.contract.ts";
import { useSession } from "./session.tsx";

type GuardProps = {
	/** The guarded screen; a function gets the signed-in account. */
	children: React.ReactNode | ((user: Account) => React.ReactNode);
};

/**
 * Nothing, but as high as the window: the footer stays out of sight and does not jump when the screen arrives. Who is
 * signed in is known to scripts only: without them it says so.
 */
function Blank() {
	return (
		<div className="min-h-svh">
			<noscript>
				<p className="p-(--space-gutter)">{m["accounts.guard.no_scripts"]()}</p>
			</noscript>
		</div>
	);
}

/** Why a login is needed; after it the guarded screen stands at the same address. */
function LoginAsked({ title, text }: { title: string; text?: string }) {
	const { requireLogin } = useSession();
	return (
		<Page narrow>
			<EmptyState
				heading="h1"
				title={title}
				text={text}
				action={
					<Button variant="now" size="lg" onClick={() => void requireLogin()}>
						{m["accounts.guard.log_in"]()}
					</Button>
				}
			/>
		</Page>
	);
}

type LoginProps = GuardProps & {
	/** Asks a guest to log in at this address, for a screen that people come back to from elsewhere. */
	askGuest?: string;
};

/** Shows the screen to those who are signed in, nothing while that is not known, and sends everybody else home. */
export function RequireLogin(props: LoginProps) {
	return <RequireRole access="signed-in" {...props} />;
}

/** Shows the screen to those whose role passes, nothing while that is not known, and sends everybody else home. */
export function RequireRole({
	access,
	children,
	askGuest,
}: LoginProps & { access: Exclude<Access, "public"> }) {
	const { state, user, left } = useSession();
	const [wasIn, setWasIn] = useState(user !== null);
	if (user !== null && !wasIn) setWasIn(true);
	if (state === "loading") return <Blank />;
	// The session ended under somebody's hands, or in another tab: another login goes on at the same place.
	if (state === "guest" && wasIn && left !== "here")
		return <LoginAsked title={m["accounts.guard.ended_title"]()} text={m["accounts.guard.ended"]()} />;
	if (state === "guest" && !wasIn && askGuest !== undefined) return <LoginAsked title={askGuest} />;
	if (user === null || !mayCall(access, user)) return <Navigate to="/" replace />;
	return typeof children === "function" ? children(user) : children;
}
