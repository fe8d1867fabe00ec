import type { LeadAnswer } from "../../leads.contract.ts";
import { leadSearchAddress, type LeadSearch, withoutFilters } from "./lead-search.ts";

/** Whether filters narrow the list of its tab. */
export function isNarrowed(search: LeadSearch): boolean {
	return leadSearchAddress(search) !== leadSearchAddress(withoutFilters(search));
}

/** The kind of event that announces new leads at the top of this list; null if none does. */
export function notificationsOfChange({
	view,
	tab,
	leadId,
	cursor,
}: LeadSearch): "lead.new" | "lead.assigned" | null {
	if (leadId !== undefined || cursor !== undefined) return null;
	if (view === "open" || (view === "received" && tab === "for-me")) return "lead.new";
	return view === "received" && tab === "assigned" ? "lead.assigned" : null;
}

/** The ids of the leads added to the top of a list since it was loaded, given how it begins now. */
export function cameSince(
	shown: readonly Pick<LeadAnswer, "_id" | "createdAt">[],
	beginning: readonly Pick<LeadAnswer, "_id" | "createdAt">[],
): string[] {
	const newest = shown[0]?.createdAt ?? "";
	const known = new Set(shown.map(({ _id }) => _id));
	return beginning
		.filter(({ _id, createdAt }) => createdAt >= newest && !known.has(_id))
		.map(({ _id }) => _id);
}
