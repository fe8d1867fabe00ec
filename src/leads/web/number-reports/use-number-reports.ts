import { newestOf } from "../../../listings/web/staff/staff-list.ts";
import { type InfiniteList, refreshFirstPage } from "../../../platform/infinite-list.ts";
import { apiOf } from "../../../platform/web/call-api.ts";
import { useInfiniteList } from "../../../platform/web/use-infinite-list.ts";
import { leadsPerPage } from "../../lead.ts";
import type { LeadsApi, NumberReportAnswer } from "../../leads.contract.ts";
import type { NumberReportStatus } from "../../number-report.ts";
import { withoutDecided, withReport } from "./decided-list.ts";

const call = apiOf<LeadsApi>();
/** The longest page that the server gives. */
const longestPage = 50;
/** A few: they hold people's numbers and are of use for a few steps back only. */
const kept = newestOf<InfiniteList<NumberReportAnswer>>(5);

/** The title of a report's card, where the focus goes on after more was loaded. */
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
		/** Puts a decided report into its place. */
		replace: (changed: NumberReportAnswer) => setList((shown) => shown && withReport(shown, changed)),
		/** Reads the list again after this report turned out to be decided by somebody else; throws ApiFailure. */
		readAgain: async (decidedId: string) => {
			const fresh = await read(undefined, list?.items.length);
			setList((shown) => shown && withoutDecided(shown, fresh, decidedId));
		},
	};
}
