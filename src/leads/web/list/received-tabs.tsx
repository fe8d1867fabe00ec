import { useCallback, useState } from "react";
import { Link } from "react-router";
import { useSession } from "../../../accounts/web/session.tsx";
import { m } from "../../../paraglide/messages.js";
import { apiOf } from "../../../platform/web/call-api.ts";
import { type Load, useLoading } from "../../../platform/web/use-loading.ts";
import { Tabs } from "../../../ui/layout/tabs.tsx";
import { type LeadCounts, leadsCountedAtMost as countedAtMost } from "../../lead-counts.contract.ts";
import type { LeadsApi } from "../../leads.contract.ts";
import { leadSearchAddress, type LeadSearch, type ReceivedTab, receivedTabs } from "./lead-search.ts";

const call = apiOf<LeadsApi>();

const words: Record<ReceivedTab, { label: () => string; line: () => string }> = {
	"for-me": { label: m["leads.list.tab_for_me"], line: m["leads.list.for_me_line"] },
	direct: { label: m["leads.list.tab_direct"], line: m["leads.list.direct_line"] },
	claimed: { label: m["leads.list.tab_claimed"], line: m["leads.list.claimed_line"] },
	assigned: { label: m["leads.list.tab_assigned"], line: m["leads.list.assigned_line"] },
};

/** Switches between leads that the professional claimed and those from our team. */
function ClaimTypes({ search }: { search: LeadSearch }) {
	const types = [
		{ label: m["leads.filter.claim_self"](), claimType: undefined },
		{ label: m["leads.filter.claim_staff"](), claimType: "staff" },
	] as const;
	return (
		<nav aria-label={m["leads.filter.claim_type"]()}>
			<ul className="grid max-w-md grid-cols-2 gap-0.75 rounded-md border border-field bg-surface p-0.75">
				{types.map(({ label, claimType }) => (
					<li key={label} className="grid">
						<Link
							to={leadSearchAddress({ ...search, claimType, cursor: undefined })}
							preventScrollReset
							aria-current={search.claimType === claimType ? "page" : undefined}
							className="grid min-h-11 place-items-center rounded-sm px-2 text-center no-underline aria-[current=page]:bg-act aria-[current=page]:font-strong aria-[current=page]:text-on-act"
						>
							{label}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}

/** How many leads are in each tab that has a count; null until they are loaded. The tabs work without. */
function useCounts(): LeadCounts | null {
	const userId = useSession().user?._id;
	const [counts, setCounts] = useState<LeadCounts | null>(null);
	const load = useCallback<Load>(async (isWanted) => {
		const loaded = await call("GET /api/lead/counts");
		if (isWanted()) setCounts(loaded);
	}, []);
	useLoading(userId === undefined ? null : load);
	return counts;
}

const shownCount = (count: number) =>
	count === 0 ? {} : { count: count > countedAtMost ? `${countedAtMost}+` : count };

/**
 * The tabs of a professional's lists of leads: those for them, everyone's open ones, and those received. Each tab keeps
 * the filters but not the page.
 */
export default function ReceivedTabs({ search }: { search: LeadSearch }) {
	const counts = useCounts();
	const rest = { ...search, claimType: undefined, cursor: undefined };
	const isAll = search.view === "open";
	const [forMe, ...others] = receivedTabs.map((tab) => ({
		label: words[tab].label(),
		to: leadSearchAddress({ ...rest, view: "received", isAll: undefined, tab }),
		current: !isAll && tab === search.tab,
		...(tab !== "for-me" && counts !== null && shownCount(counts[tab])),
	}));
	const all = {
		label: m["leads.list.tab_all"](),
		to: leadSearchAddress({ ...rest, view: "open", isAll: true }),
		current: isAll,
	};
	return (
		<div className="grid gap-3 *:min-w-0">
			<Tabs label={m["leads.list.views"]()} tabs={[...(forMe ? [forMe] : []), all, ...others]} />
			<p className="text-ink-soft">
				{isAll
					? m["leads.list.all_line"]()
					: search.claimType === "staff"
						? m["leads.list.accepted_line"]()
						: words[search.tab].line()}
			</p>
			{!isAll && search.tab === "claimed" && <ClaimTypes search={search} />}
		</div>
	);
}
