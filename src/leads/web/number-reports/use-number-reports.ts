import { newestOf } from "../../../listings/web/staff/staff-list.ts";
import { type InfiniteList, refreshFirstPage } from "../../../platform/infinite-list.ts";
import { apiOf } from "../../../platform/web/call-api.ts";
import { useInfiniteList } from "../../../platform/web/use-infinite-list.ts";
import { leadsPerPage } from "../../lead.ts";
import type { NumberReportAnswer, NumberReportApi } from "../../number-report.contract.ts";
import type { NumberReportStatus } from "../../number-report.ts";
import { withoutDecided, withReport } from "./decided-list.ts";

const call = apiOf<NumberReportApi>();
/** The server's maximum page size. */
const longestPage = 50;
/** Few, because they contain people's numbers and are only useful for going back a few steps. */
const kept = newestOf<InfiniteList<NumberReportAnswer>>(5);

/** The title of a report's card, which receives the focus after more are loaded. */
export const reportTitleId = (reportId: string) => `report-${reportId}`;

/** The reports of a status. Give the component that calls it a key of the viewer and the status. */
export function useNumberReports(status: NumberReportStatus, viewerId: string) {
	const read = async (cursor?: string, length = 0) => {
		const page =
			cursor === undefined ? { limit: Math.min(longestPage, Math.max(leadsPerPage, length)) } : { cursor };
		const answer = await call("GET /api/number-reports", { query: { status, ...page } });
		return { items: answer.reports, nextCursor: answer.nextCursor };
	};
	const { list, setList, ...rest } = useInfiniteList({
		name: `${viewerId} ${status}`,
		kept,
		first: null,
		read,
		focusId: reportTitleId,
		refresh: refreshFirstPage,
	});
	return {
		...rest,
		list,
		/** Replaces a decided report. */
		replace: (changed: NumberReportAnswer) => setList((shown) => shown && withReport(shown, changed)),
		/** Reloads the list after someone else decided this report; throws ApiFailure. */
		readAgain: async (decidedId: string) => {
			const fresh = await read(undefined, list?.items.length);
			setList((shown) => shown && withoutDecided(shown, fresh, decidedId));
		},
	};
}
