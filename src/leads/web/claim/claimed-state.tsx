import { useLayoutEffect, useRef, useState } from "react";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/form/button.tsx";
import { dialogOnDemand } from "../../../ui/overlay/dialog-on-demand.tsx";
import { Note } from "../../../ui/feedback/note.tsx";
import { useNextFocus } from "../../../ui/feedback/use-next-focus.ts";
import type { LeadAnswer } from "../../leads.contract.ts";
import { claimStatuses } from "./claim-status.ts";

const NumberReportDialog = dialogOnDemand(() => import("../details/number/number-report-dialog.tsx"));

type ClaimedStateProps = {
	lead: LeadAnswer;
	/** Receives the lead from the response to a report. */
	onReported: (lead: LeadAnswer) => void;
	/** Called when a report was refused, because the lead has changed. */
	onRefused: () => void;
};

/** The status of the viewer's claim, and the button that reports a wrong number. */
export function ClaimedState({ lead, onReported, onRefused }: ClaimedStateProps) {
	const [isOpen, setOpen] = useState(false);
	const { next, goOn } = useNextFocus<HTMLDivElement>();
	const takeOver = (reported: LeadAnswer) => {
		onReported(reported);
		goOn();
	};
	const wasRefused = useRef(false);
	const { reportNumber } = lead.abilities;
	const refuse = () => {
		wasRefused.current = true;
		onRefused();
	};
	useLayoutEffect(() => {
		// After a refusal the focus is on the button, which the reloaded lead may remove.
		if (reportNumber || !wasRefused.current) return;
		wasRefused.current = false;
		goOn();
	}, [reportNumber, goOn]);
	return (
		<>
			<div ref={next} tabIndex={-1} className="grid gap-2 outline-none empty:hidden">
				{claimStatuses(lead).map(({ tone, text }) => (
					<Note key={text} tone={tone} icon={tone === "success" ? "circle-check" : "info"}>
						{text}
					</Note>
				))}
			</div>
			{reportNumber && (
				<Button variant="text" className="justify-self-start" onClick={() => setOpen(true)}>
					{m["leads.number.ask"]()}
				</Button>
			)}
			{isOpen && (
				<NumberReportDialog
					leadId={lead._id}
					isPaid={lead.claimedDetails?.creditSpent ?? false}
					onReported={takeOver}
					onRefused={refuse}
					onClose={() => setOpen(false)}
				/>
			)}
		</>
	);
}
