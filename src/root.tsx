import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import type { Route } from "./+types/root.ts";
import tabIcon from "./brand/mark.svg?inline";
import { pageColours } from "./brand/page-colours.ts";
import { AskedPagePlace } from "./accounts/web/asked-page-place.tsx";
import { SessionProvider } from "./accounts/web/session.tsx";
import { LeadFormOpener } from "./leads/web/form/lead-form-opener.tsx";
import { leadFormSlot } from "./listings/web/list/lead-form-slot.tsx";
import { m } from "./paraglide/messages.js";
import { getLocale } from "./paraglide/runtime.js";
import { localPath } from "./platform/local-path.ts";
import { lostPageSlot } from "./platform/web/lost-page-slot.ts";
import { unlistedMeta } from "./platform/web/page-meta.ts";
import { LazyLostPage } from "./shell/web/static/lazy-lost-page.tsx";
import { isMissingPage, RootProblem } from "./shell/web/frame/root-problem.tsx";
import { useLoadedSite } from "./shell/web/frame/site-data.ts";
import { SiteFrame } from "./shell/web/frame/site-frame.tsx";
import { loadSite } from "./shell/web/frame/site-loader.ts";
import { AlertLayer } from "./ui/feedback/alerts.tsx";
import styles from "./ui/styles.css?url";

/**
 * Inlined in the page, because a request costs more than its few bytes. Scripts find it there and add no second
 * copy.
 */
const icon = import.meta.env.SSR ? tabIcon : document.querySelector("[rel=icon]")?.getAttribute("href");

export function loader({ context }: Route.LoaderArgs) {
	return loadSite(context);
}

/** The frame around the pages does not change during navigation. */
export const shouldRevalidate = () => false;

/** Pages set their own; this one is for pages that failed. */
export const meta: Route.MetaFunction = (page) => {
	if (page.error === undefined) return [];
	return unlistedMeta(
		page,
		isMissingPage(page.error) ? m["shell.not_found.meta_title"]() : m["shell.problem.title"](),
	);
};

/** The fonts of the page's script, and of names and numbers. A page that is open has them already. */
function preloadedFonts(): string[] {
	if (!import.meta.env.SSR) return [];
	const isDevanagari = new Intl.Locale(getLocale()).maximize().script === "Deva";
	return ["/fonts/anek-latin.woff2", ...(isDevanagari ? ["/fonts/anek-devanagari.woff2"] : [])];
}

export function Layout({ children }: { children: React.ReactNode }) {
	return (
		// A script may have marked it before React hydrates: see stored-token-script.ts.
		<html lang={`${getLocale()}-IN`} suppressHydrationWarning>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
				<meta name="theme-color" content={pageColours.light} media="(prefers-color-scheme: light)" />
				<meta name="theme-color" content={pageColours.dark} media="(prefers-color-scheme: dark)" />
				<link rel="icon" href={icon ?? ""} />
				<link rel="apple-touch-icon" href="/apple-touch-icon.png" />
				<link rel="manifest" href={localPath("/site.webmanifest")} />
				{preloadedFonts().map((font) => (
					<link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
				))}
				{/* With a precedence React puts it before the scripts' preloads; nothing is visible until it is loaded. */}
				<link rel="stylesheet" href={styles} precedence="base" />
				<Meta />
				<Links />
			</head>
			<body>
				{children}
				<ScrollRestoration />
				<Scripts />
			</body>
		</html>
	);
}

function FramedPage({ children }: { children: React.ReactNode }) {
	return (
		<AlertLayer>
			<SessionProvider>
				<AskedPagePlace />
				<leadFormSlot.Provider value={LeadFormOpener}>
					<lostPageSlot.Provider value={LazyLostPage}>
						<SiteFrame>{children}</SiteFrame>
					</lostPageSlot.Provider>
				</leadFormSlot.Provider>
			</SessionProvider>
		</AlertLayer>
	);
}

export default function Root() {
	return (
		<FramedPage>
			<Outlet />
		</FramedPage>
	);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	const isFramed = useLoadedSite() !== undefined;
	if (!isFramed || !isMissingPage(error)) return <RootProblem error={error} />;
	return (
		<FramedPage>
			<LazyLostPage />
		</FramedPage>
	);
}
