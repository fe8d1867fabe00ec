import { type InfiniteList, appendPage } from "../../../platform/infinite-list.ts";
import type { NumberReportAnswer } from "../../number-report.contract.ts";

type Reports = InfiniteList<NumberReportAnswer>;

/**
 * The list with a decided report in its place: it stays visible although its status no longer matches. A wrong
 * number decides all open reports of the lead.
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
 * The list after someone else decided one of its reports: the start is reloaded, and what was loaded after it stays
 * without that report.
 */
export function withoutDecided(list: Reports, fresh: Reports, decidedId: string): Reports {
	const rest = list.items.filter(({ _id }) => _id !== decidedId).slice(fresh.items.length);
	if (fresh.nextCursor === null || rest.length === 0) return fresh;
	return appendPage(fresh, { items: rest, nextCursor: list.nextCursor });
}
