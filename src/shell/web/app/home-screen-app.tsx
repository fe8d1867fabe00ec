import { useEffect } from "react";
import { useLocation, useMatches } from "react-router";
import { siteOf } from "../../../platform/web/page-meta.ts";
import { registerWorker } from "../../../platform/web/service-worker.ts";
import { rememberList } from "./seen-lists.ts";

/** The routes of public lists. */
const lists = new Set([
	"landing",
	"show-service",
	"show-service-anywhere",
	"job-board/web/job-list",
	"leads/web/list/lead-list",
]);

const isOwnList = (search: string) => /hasUserBookings|isLeadReceivingProfessional/.test(search);

/** Remembers the list that is open, for the offline page. */
function useSeenList(): void {
	const { pathname, search } = useLocation();
	const matches = useMatches();
	const isList = lists.has(matches.at(-1)?.id ?? "") && !isOwnList(search);
	const { name } = siteOf({ matches });
	useEffect(() => {
		if (!isList) return;
		rememberList({ path: pathname + search, title: document.title.replace(` · ${name}`, "") });
	}, [isList, pathname, search, name]);
}

/** What only an app on the home screen, or one without a network, needs; loaded after everything else. */
export default function HomeScreenApp() {
	useSeenList();
	useEffect(() => registerWorker(), []);
	return null;
}
