import { isRouteErrorResponse } from "react-router";
import { m } from "../../../paraglide/messages.js";
import { useIsOffline } from "../../../platform/web/use-is-offline.ts";
import { Button } from "../../../ui/form/button.tsx";
import { buttonClass } from "../../../ui/form/button-look.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Wrap } from "../../../ui/layout/page.tsx";
import { Logo } from "../header/logo.tsx";
import { menuLinks } from "../header/menu-links.ts";

/** Whether the page is missing and nothing is broken. */
export function isMissingPage(error: unknown): boolean {
	return isRouteErrorResponse(error) && error.status === 404;
}

/** A request without a response; browsers have no standard name for it. */
function isLostRequest(error: unknown): boolean {
	return error instanceof TypeError && /fetch|network|load failed/i.test(error.message);
}

/**
 * The last error page: what happened, and another try. It needs nothing that may have failed; its links are plain
 * ones, so that the browser reloads everything.
 */
export function RootProblem({ error }: { error: unknown }) {
	const hasNoNetwork = useIsOffline();
	const isOffline = hasNoNetwork || isLostRequest(error);
	const title = isOffline ? m["shell.problem.offline_title"]() : m["shell.problem.title"]();
	const text = isOffline ? m["shell.problem.offline_text"]() : m["shell.problem.text"]();
	return (
		<>
			<header className="border-b border-line">
				<Wrap className="flex min-h-14 items-center desk:min-h-18">
					<a href={menuLinks.home} className="inline-flex min-h-11 items-center text-ink no-underline">
						<Logo />
					</a>
				</Wrap>
			</header>
			<main className="px-(--space-gutter) pt-12 pb-12">
				<div role="alert" className="mx-auto grid max-w-108 justify-items-center gap-4 text-center">
					<span className="grid size-14 place-items-center rounded-full bg-danger-tint text-danger">
						<Icon name={isOffline ? "wifi-off" : "triangle-alert"} size="lg" />
					</span>
					<h1 className="text-2xl">{title}</h1>
					<p className="text-ink-soft">{text}</p>
					<Button variant="act" size="lg" icon="refresh-cw" onClick={() => window.location.reload()}>
						{m["ui.try_again"]()}
					</Button>
					<a href={menuLinks.home} className={buttonClass({ variant: "text" })}>
						{m["words.to_home"]()}
					</a>
				</div>
			</main>
		</>
	);
}
