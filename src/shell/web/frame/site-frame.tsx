import { useLocation } from "react-router";
import { usePageViews } from "../../../insights/web/use-page-views.ts";
import { NoticeBar } from "../../../notices/web/notice-bar.tsx";
import { m } from "../../../paraglide/messages.js";
import { partOnDemand } from "../../../platform/web/part-on-demand.tsx";
import { LanguageOffer } from "../header/languages.tsx";
import { BottomBar } from "../header/bottom-bar.tsx";
import { NavigationProgress } from "./navigation-progress.tsx";
import { SiteFooter } from "../header/site-footer.tsx";
import { useSite } from "./site-data.ts";
import { SiteHeader } from "../header/site-header.tsx";
import { useOfflineStay } from "./use-offline-stay.ts";
import { usePageFocus } from "./use-page-focus.ts";

/** The server renders the notices; the script that dismisses them loads only if there are some. */
const Notices = partOnDemand(() => import("../../../notices/web/notices.tsx"), {
	Instead: NoticeBar,
	isExtra: true,
});

const AnalyticsConsent = partOnDemand(() => import("../../../insights/web/analytics-consent.tsx"), {
	Instead: () => null,
	isExtra: true,
});

/** In milliseconds after the page is live: the first view, with its pictures, loads before it. */
const appDelayMs = 4_000;

const HomeScreenApp = partOnDemand(
	async () => {
		await new Promise((resolve) => setTimeout(resolve, appDelayMs));
		return import("../app/home-screen-app.tsx");
	},
	{ Instead: () => null, isExtra: true },
);

/** The frame of every page: skip link, header, footer on desktops, bottom bar on smaller screens. */
export function SiteFrame({ children }: { children: React.ReactNode }) {
	const { pathname } = useLocation();
	usePageViews(pathname);
	usePageFocus();
	const { notices, measurementId } = useSite();
	useOfflineStay();
	return (
		<div className="group/frame flex min-h-svh flex-col pb-[calc(12*var(--spacing)+1.25rem+env(safe-area-inset-bottom))] desk:pb-0 low:pb-0">
			<a
				href="#main"
				className="absolute -top-16 left-4 z-30 rounded-md bg-act px-4 py-3 text-on-act focus:top-2"
			>
				{m["shell.skip"]()}
			</a>
			<LanguageOffer />
			<NavigationProgress />
			<SiteHeader />
			{notices && <Notices {...notices} />}
			{/* A visible footer would jump when the content loads. */}
			<main id="main" tabIndex={-1} className="flex-1 outline-none desk:min-h-svh">
				{children}
			</main>
			{measurementId && <AnalyticsConsent measurementId={measurementId} path={pathname} />}
			<SiteFooter />
			<BottomBar />
			<HomeScreenApp />
		</div>
	);
}
