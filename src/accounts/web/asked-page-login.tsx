import { useEffect, useEffectEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import { readAskedPage } from "./asked-page.ts";
import { useSession } from "./session.tsx";

/** Opens the login for a guest whom a guard redirected here, then leads to the requested page. */
export default function AskedPageLogin({ onClose }: { onClose: () => void }) {
	const { state: historyState }: { state: unknown } = useLocation();
	const { requireLogin } = useSession();
	const navigate = useNavigate();
	const logIn = useEffectEvent(async (hasLeft: () => boolean) => {
		const asked = readAskedPage(historyState, window.location.origin);
		const account = asked && (await requireLogin(asked.purpose));
		if (hasLeft()) return;
		if (asked !== null && account !== null) await navigate(asked.to, { replace: true, state: asked.state });
		else onClose();
	});
	useEffect(() => {
		let isGone = false;
		void logIn(() => isGone);
		return () => {
			isGone = true;
		};
	}, []);
	return null;
}
