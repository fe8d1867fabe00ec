import { useState } from "react";
import { m } from "../../../paraglide/messages.js";
import { useTask } from "../../../platform/web/use-task.ts";
import { CardGrid } from "../../../ui/layout/card.tsx";
import { EmptyState, Problem } from "../../../ui/feedback/empty-state.tsx";
import { LoadMore } from "../../../ui/feedback/load-more.tsx";
import { CardSkeletons } from "../../../ui/feedback/skeleton.tsx";
import { useNextFocus } from "../../../ui/feedback/use-next-focus.ts";
import type { NumberReportStatus } from "../../number-report.ts";
import { ReportCard } from "./report-card.tsx";
import { noReports } from "./report-words.ts";
import { useNumberReports } from "./use-number-reports.ts";

type ReportListProps = { status: NumberReportStatus; viewerId: string };

/** The reports of a status, latest first. Give each status and viewer their own key. */
export function ReportList({ status, viewerId }: ReportListProps) {
	const { list, hasFailed, retry, more, isBusy, replace, readAgain } = useNumberReports(status, viewerId);
	const [now] = useState(() => new Date());
	const reading = useTask();
	const { next, goOn } = useNextFocus<HTMLDivElement>();
	if (hasFailed) return <Problem text={m["leads.reports.failed"]()} onRetry={retry} />;
	if (list === null) return <CardSkeletons two />;
	const refused = (reportId: string) =>
		reading.run(async () => {
			await readAgain(reportId);
			goOn();
		});
	return (
		<div ref={next} tabIndex={-1} className="grid gap-6 outline-none">
			{list.items.length === 0 && <EmptyState text={noReports[status]()} />}
			{list.items.length > 0 && (
				<CardGrid two>
					{list.items.map((report) => (
						<ReportCard
							key={report._id}
							report={report}
							now={now}
							onDecided={replace}
							onRefused={() => void refused(report._id)}
						/>
					))}
				</CardGrid>
			)}
			{list.nextCursor !== null && <LoadMore onClick={() => void more()} busy={isBusy} />}
		</div>
	);
}
