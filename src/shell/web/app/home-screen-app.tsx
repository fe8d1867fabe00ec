import { useEffect } from "react";
import { useLocation, useMatches } from "react-router";
import { sweepCopies } from "../../../accounts/web/saved/saved-store.ts";
import { KeptRequestsCard } from "../../../leads/web/form/kept/kept-requests-card.tsx";
import { siteOf } from "../../../platform/web/page-meta.ts";
import { registerWorker } from "../../../platform/web/service-worker.ts";
import { readToken, watchToken } from "../../../platform/web/token.ts";
import { QuietCards } from "../../../ui/layout/quiet-card.tsx";
import { InstallOffer } from "./install-offer.tsx";
import { rememberList } from "./seen-lists.ts";

/** The routes of public lists. */
const lists = new Set([
	"landing",
	"show-service",
	"show-service-anywhere",
	"job-board/web/job-list",
	"leads/web/list/lead-list",
]);

const isOwnList = (search: string) => /hasUserBookings|isLeadReceivingProfessional|forMe/.test(search);

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

/** Deletes saved copies when their session ends or they are too old. Returns the function that unsubscribes. */
function sweepWithToken(): () => void {
	let swept: string | null | undefined;
	const sweep = () => {
		if (readToken() === swept) return;
		swept = readToken();
		sweepCopies().catch(() => {});
	};
	sweep();
	return watchToken(sweep);
}

/** Loads what pages need without a network, so that it is here, and in the worker's cache for later visits. */
function loadOfflineParts(): void {
	const parts = [
		import("../../../accounts/web/saved/saved-note.tsx"),
		import("../../../leads/web/form/kept/kept-note.tsx"),
	];
	Promise.all(parts).catch(() => {});
}

/** What only an app on the home screen, or one without a network, needs; loaded after everything else. */
export default function HomeScreenApp() {
	useSeenList();
	useEffect(() => registerWorker(), []);
	useEffect(() => sweepWithToken(), []);
	useEffect(() => loadOfflineParts(), []);
	return (
		<QuietCards>
			<KeptRequestsCard />
			<InstallOffer />
		</QuietCards>
	);
}
