import { useEffect, useEffectEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import { readAskedPage } from "./asked-page.ts";
import { useSession } from "./session.tsx";

/** Opens the login for a guest whom a guard sent here, then leads to the page asked for. Closing it stays here. */
export function AskedPageLogin() {
	const { state: historyState, key }: { state: unknown; key: string } = useLocation();
	const { requireLogin } = useSession();
	const navigate = useNavigate();
	const isAsked = typeof historyState === "object" && historyState !== null && "askedPage" in historyState;
	const askedKey = isAsked ? key : null;
	const logIn = useEffectEvent(async (hasLeft: () => boolean) => {
		const asked = readAskedPage(historyState, window.location.origin);
		if (asked === null) return;
		const account = await requireLogin(asked.purpose);
		if (hasLeft()) return;
		if (account !== null) await navigate(asked.to, { replace: true, state: asked.state });
		else await navigate(".", { replace: true, state: null, preventScrollReset: true });
	});
	useEffect(() => {
		if (askedKey === null) return undefined;
		let isGone = false;
		void logIn(() => isGone);
		return () => {
			isGone = true;
		};
	}, [askedKey]);
	return null;
}
