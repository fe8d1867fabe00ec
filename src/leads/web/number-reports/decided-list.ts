import { type InfiniteList, appendPage } from "../../../platform/infinite-list.ts";
import type { NumberReportAnswer } from "../../leads.contract.ts";

type Reports = InfiniteList<NumberReportAnswer>;

/**
 * The list with a decided report in its place: it stays in sight although its status left the list. A wrong number
 * decides all that waited on the same lead.
 */
export function withReport(list: Reports, changed: NumberReportAnswer): Reports {
	const { status, decidedAt, lead } = changed;
	const isDecidedToo = (one: NumberReportAnswer) =>
		status === "confirmed" && one.status === "open" && one.lead._id === lead._id;
	const now = (one: NumberReportAnswer) => {
		if (one._id === changed._id) return changed;
		return isDecidedToo(one) ? { ...one, status, decidedAt, lead } : one;
	};
	return { ...list, items: list.items.map(now) };
}

/**
 * The list with its beginning read again, because somebody else decided one of its reports. What was loaded beyond the
 * beginning stays, without that one.
 */
export function withoutDecided(list: Reports, fresh: Reports, decidedId: string): Reports {
	const rest = list.items.filter(({ _id }) => _id !== decidedId).slice(fresh.items.length);
	if (fresh.nextCursor === null || rest.length === 0) return fresh;
	return appendPage(fresh, { items: rest, nextCursor: list.nextCursor });
}
