import { useEffect, useState } from "react";
import { Link, useNavigate } from "react-router";
import { keepTrying } from "../../../accounts/web/keep-trying.ts";
import { recallCopy } from "../../../accounts/web/saved/saved-store.ts";
import { m } from "../../../paraglide/messages.js";
import { localPath, routerPath } from "../../../platform/local-path.ts";
import { unlistedMeta } from "../../../platform/web/page-meta.ts";
import { publicPage } from "../../../platform/web/public-page.ts";
import { readToken } from "../../../platform/web/token.ts";
import { type Load, useLoading } from "../../../platform/web/use-loading.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { askedPageIn, readKeptPages } from "../app/kept-pages.ts";
import { readSeenLists, type SeenList } from "../app/seen-lists.ts";
import { menuLinks } from "../header/menu-links.ts";
import type { Route } from "./+types/offline.ts";

export const headers = publicPage;

export const meta: Route.MetaFunction = (page) => unlistedMeta(page, m["shell.offline.title"]());

const askedPage = () => askedPageIn(window.location.hash, window.location.origin);

const wantedPage = () => askedPage() ?? localPath(menuLinks.home);
const tryAgain = () => window.location.replace(wantedPage());

/**
 * Opens the page once the server responds, unless the returned function is called before. Two requests may be pending
 * when the network returns; only the first response opens the page. The worker leaves them to the network.
 */
function openWhenReached(): () => void {
	const leaving = new AbortController();
	const { pathname } = window.location;
	const stop = keepTrying(async () => {
		await fetch(wantedPage(), { method: "HEAD", signal: leaving.signal });
		leaving.signal.throwIfAborted();
		// The router changes the address a moment before it shows a kept page.
		if (window.location.pathname !== pathname) return;
		leaving.abort();
		tryAgain();
	});
	return () => {
		stop();
		leaving.abort();
	};
}

/**
 * Whether this page itself was reloaded, and not another one in whose place it is. The router does that if the code of a
 * page is missing; opening the page again would never end.
 */
function isReload(): boolean {
	const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
	return navigation?.type === "reload" && navigation.redirectCount === 0;
}

const ownLists = (): SeenList[] =>
	readToken() === null
		? []
		: [
				{ path: menuLinks.bookedLeads, title: m["leads.list.own_title"]() },
				{ path: menuLinks.receivedLeads, title: m["leads.list.received_title"]() },
			];

/** Whether this session has a saved copy of a page's data. */
async function isSaved(page: string): Promise<boolean> {
	const token = readToken();
	return token !== null && (await recallCopy(page, token)) !== null;
}

/** The lists that can be opened without a network. A page of which only the data was kept opens from here. */
function useKeptLists() {
	const navigate = useNavigate();
	const [lists, setLists] = useState<{ own: SeenList[]; seen: SeenList[] }>({ own: [], seen: [] });
	const [load] = useState((): Load => async (isWanted) => {
		const kept = await readKeptPages();
		const asked = askedPage();
		const canOpen = asked !== null && !isReload() && (kept.has(asked) || (await isSaved(routerPath(asked))));
		if (!isWanted()) return;
		if (canOpen) return void navigate(routerPath(asked), { replace: true });
		setLists({ own: ownLists(), seen: readSeenLists().filter(({ path }) => kept.has(localPath(path))) });
	});
	useLoading(load);
	return lists;
}

function Lists({ id, title, lists }: { id: string; title: string; lists: readonly SeenList[] }) {
	if (lists.length === 0) return null;
	return (
		<Card as="section" aria-labelledby={id} className="grid gap-1">
			<h2 id={id} className="text-lg">
				{title}
			</h2>
			<ul className="grid *:min-w-0">
				{lists.map((list) => (
					<li key={list.path} className="border-t border-line first:border-t-0">
						<Link to={list.path} className="flex min-h-12 items-center gap-2 py-2 no-underline">
							<span className="mr-auto min-w-0 [overflow-wrap:anywhere]">{list.title}</span>
							<Icon name="chevron-right" className="shrink-0 text-ink-faint" />
						</Link>
					</li>
				))}
			</ul>
		</Card>
	);
}

/** Shown by the service worker in place of a page that cannot be loaded and was not kept. */
export default function OfflinePage() {
	const { own, seen } = useKeptLists();
	useEffect(openWhenReached, []);
	return (
		<Page narrow>
			<header className="grid justify-items-center gap-3 pt-4 text-center">
				<span className="grid size-14 place-items-center rounded-full bg-sunk text-ink-soft">
					<Icon name="wifi-off" size="lg" />
				</span>
				<h1 className="text-2xl">{m["shell.offline.title"]()}</h1>
				<p className="max-w-[40ch] text-ink-soft">{m["shell.offline.text"]()}</p>
				<Button variant="act" size="lg" icon="refresh-cw" onClick={tryAgain}>
					{m["ui.try_again"]()}
				</Button>
			</header>
			<Lists id="own" title={m["shell.offline.own"]()} lists={own} />
			<Lists id="seen" title={m["shell.offline.seen"]()} lists={seen} />
		</Page>
	);
}
