import { m } from "../../paraglide/messages.js";
import { Tabs } from "../../ui/tabs.tsx";
import { leadSearchAddress, type LeadSearch, type ReceivedTab, receivedTabs } from "./lead-search.ts";

const words: Record<ReceivedTab, { label: () => string; line: () => string }> = {
	direct: { label: m["leads.list.tab_direct"], line: m["leads.list.direct_line"] },
	claimed: { label: m["leads.list.tab_claimed"], line: m["leads.list.claimed_line"] },
	assigned: { label: m["leads.list.tab_assigned"], line: m["leads.list.assigned_line"] },
};

/** The three ways in which a lead reaches a professional. Each tab keeps the filters but not the page. */
export function ReceivedTabs({ search }: { search: LeadSearch }) {
	const tabs = receivedTabs.map((tab) => ({
		label: words[tab].label(),
		to: leadSearchAddress({ ...search, tab, cursor: undefined }),
		current: tab === search.tab,
	}));
	return (
		<div className="grid gap-3 *:min-w-0">
			<Tabs label={m["leads.list.views"]()} tabs={tabs} />
			<p className="text-ink-soft">{words[search.tab].line()}</p>
		</div>
	);
}
