import { useLocation } from "react-router";
import { usePageViews } from "../../../insights/web/use-page-views.ts";
import { NoticeBar } from "../../../notices/web/notice-bar.tsx";
import { m } from "../../../paraglide/messages.js";
import { partOnDemand } from "../../../platform/web/part-on-demand.tsx";
import { BottomBar } from "../header/bottom-bar.tsx";
import { NavigationProgress } from "./navigation-progress.tsx";
import { SiteFooter } from "../header/site-footer.tsx";
import { useSite } from "./site-data.ts";
import { SiteHeader } from "../header/site-header.tsx";
import { useOfflineStay } from "./use-offline-stay.ts";
import { usePageFocus } from "./use-page-focus.ts";

/** The server's page shows the notices; what dismisses them comes only where there are some. */
const Notices = partOnDemand(() => import("../../../notices/web/notices.tsx"), {
	Instead: NoticeBar,
	isExtra: true,
});

const AnalyticsConsent = partOnDemand(() => import("../../../insights/web/analytics-consent.tsx"), {
	Instead: () => null,
	isExtra: true,
});

/** What stands around every page: skip link, header, footer at the desk, bottom bar below that. */
export function SiteFrame({ children }: { children: React.ReactNode }) {
	const { pathname } = useLocation();
	usePageViews(pathname);
	usePageFocus();
	const { notices, measurementId } = useSite();
	useOfflineStay();
	return (
		<div className="group/frame flex min-h-svh flex-col pb-[calc(12*var(--spacing)+1.25rem+env(safe-area-inset-bottom))] desk:pb-0">
			<a
				href="#main"
				className="absolute -top-16 left-4 z-30 rounded-md bg-act px-4 py-3 text-on-act focus:top-2"
			>
				{m["shell.skip"]()}
			</a>
			<NavigationProgress />
			<SiteHeader />
			{notices && <Notices {...notices} />}
			{/* A footer in sight would jump when what is on the way arrives. */}
			<main id="main" tabIndex={-1} className="flex-1 outline-none desk:min-h-svh">
				{children}
			</main>
			{measurementId && <AnalyticsConsent measurementId={measurementId} path={pathname} />}
			<SiteFooter />
			<BottomBar />
		</div>
	);
}
