import { m } from "../../../paraglide/messages.js";
import type { LeadSearch, ReceivedTab } from "./lead-search.ts";

const received: Record<ReceivedTab, () => string> = {
	"for-me": m["leads.list.none_for_me"],
	direct: m["leads.list.none_direct"],
	claimed: m["leads.list.none_claimed"],
	assigned: m["leads.list.none_assigned"],
};

/** The text of the viewer's own list when it is empty without a filter. */
export function noOwnLeads({ view, tab, claimType }: LeadSearch): string {
	if (view === "own") return m["leads.list.none_own"]();
	return claimType === "staff" ? m["leads.list.none_accepted"]() : received[tab]();
}
