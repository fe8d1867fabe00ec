import { useState } from "react";
import { useRevalidator } from "react-router";
import { m } from "../../../paraglide/messages.js";
import { ApiFailure, apiOf } from "../../../platform/web/call-api.ts";
import { useTask } from "../../../platform/web/use-task.ts";
import { useAlert } from "../../../ui/feedback/alerts.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { dialogOnDemand } from "../../../ui/overlay/dialog-on-demand.tsx";
import type { NumberReportAnswer, NumberReportApi } from "../../number-report.contract.ts";
import type { NumberReportOutcome } from "../../number-report.ts";

const call = apiOf<NumberReportApi>();
const ConfirmWrongNumberDialog = dialogOnDemand(() => import("./confirm-wrong-number-dialog.tsx"));

type ReportDecisionProps = {
	report: NumberReportAnswer;
	/** The id of the card's title, which names the report. */
	titleId: string;
	onDecided: (report: NumberReportAnswer) => void;
	/** Called when someone else had decided otherwise. */
	onRefused: () => void;
};

/** The decisions that staff can make after calling the number. */
export function ReportDecision({ report, titleId, onDecided, onRefused }: ReportDecisionProps) {
	const [isAsking, setAsking] = useState(false);
	const { isBusy, run } = useTask();
	const alert = useAlert();
	const { revalidate } = useRevalidator();
	const decide = async (outcome: NumberReportOutcome) => {
		try {
			const body = { outcome };
			const answer = await call("PUT /api/number-reports/:id", { params: { id: report._id }, body });
			onDecided(answer.report);
			// The menu of the back office counts what waits for a decision.
			void revalidate();
		} catch (failure) {
			if (failure instanceof ApiFailure && failure.status === 409) {
				setAsking(false);
				onRefused();
				void revalidate();
			}
			throw failure;
		}
	};
	const keep = () =>
		run(async () => {
			await decide("refused");
			alert("success", m["leads.reports.right_done"]());
		});
	return (
		<div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] gap-2">
			<Button size="lg" busy={isBusy} aria-describedby={titleId} onClick={() => void keep()}>
				{m["leads.reports.right"]()}
			</Button>
			<Button variant="danger" size="lg" aria-describedby={titleId} onClick={() => setAsking(true)}>
				{m["leads.reports.wrong"]()}
			</Button>
			{isAsking && (
				<ConfirmWrongNumberDialog onConfirm={() => decide("confirmed")} onClose={() => setAsking(false)} />
			)}
		</div>
	);
}
