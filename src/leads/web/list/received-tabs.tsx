import { m } from "../../../paraglide/messages.js";
import { Link } from "react-router";
import { Tabs } from "../../../ui/layout/tabs.tsx";
import { leadSearchAddress, type LeadSearch, type ReceivedTab, receivedTabs } from "./lead-search.ts";

const words: Record<ReceivedTab, { label: () => string; line: () => string }> = {
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

/** The tabs of received leads. Each tab keeps the filters but not the page. */
export default function ReceivedTabs({ search }: { search: LeadSearch }) {
	const tabs = receivedTabs.map((tab) => ({
		label: words[tab].label(),
		to: leadSearchAddress({ ...search, tab, claimType: undefined, cursor: undefined }),
		current: tab === search.tab,
	}));
	return (
		<div className="grid gap-3 *:min-w-0">
			<Tabs label={m["leads.list.views"]()} tabs={tabs} />
			<p className="text-ink-soft">
				{search.claimType === "staff" ? m["leads.list.accepted_line"]() : words[search.tab].line()}
			</p>
			{search.tab === "claimed" && <ClaimTypes search={search} />}
		</div>
	);
}
