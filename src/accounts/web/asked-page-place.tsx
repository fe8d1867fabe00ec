import { useLocation, useNavigate } from "react-router";
import { useHydrated } from "../../platform/web/use-hydrated.ts";
import { dialogOnDemand } from "../../ui/overlay/dialog-on-demand.tsx";

const AskedPageLogin = dialogOnDemand(() => import("./asked-page-login.tsx"));

/**
 * The login of a guest whom a guard redirected to the home page. If the guest closes it, the requested page is
 * forgotten.
 */
export function AskedPagePlace() {
	const { state, key }: { state: unknown; key: string } = useLocation();
	const navigate = useNavigate();
	// After a reload, the browser's history has the state, but the page from the server does not.
	const isHydrated = useHydrated();
	if (!isHydrated || typeof state !== "object" || state === null || !("askedPage" in state)) return null;
	// The page and its data stay the same. On a slow network, a reload would otherwise open the login again.
	const stay = () =>
		void navigate(".", {
			replace: true,
			state: null,
			preventScrollReset: true,
			defaultShouldRevalidate: false,
		});
	return <AskedPageLogin key={key} onClose={stay} />;
}
