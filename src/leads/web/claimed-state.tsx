import { useState } from "react";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button.tsx";
import { dialogOnDemand } from "../../ui/dialog-on-demand.tsx";
import { Note } from "../../ui/note.tsx";
import { useNextFocus } from "../../ui/use-next-focus.ts";
import type { LeadAnswer } from "../leads.contract.ts";
import { claimStandings } from "./claim-standing.ts";

const NumberReportDialog = dialogOnDemand(() => import("./number-report-dialog.tsx"));

type ClaimedStateProps = {
	lead: LeadAnswer;
	/** Takes over the lead as the report left it. */
	onReported: (lead: LeadAnswer) => void;
};

/** How the viewer's claim stands, and the way to say that its number is wrong. */
export function ClaimedState({ lead, onReported }: ClaimedStateProps) {
	const [isOpen, setOpen] = useState(false);
	const { next, goOn } = useNextFocus<HTMLDivElement>();
	const mayReport = lead.abilities.reportNumber && !lead.claimedDetails?.numberReport;
	const takeOver = (reported: LeadAnswer) => {
		onReported(reported);
		goOn();
	};
	return (
		<>
			<div ref={next} tabIndex={-1} className="grid gap-2 outline-none empty:hidden">
				{claimStandings(lead).map(({ tone, text }) => (
					<Note key={text} tone={tone} icon={tone === "success" ? "circle-check" : "info"}>
						{text}
					</Note>
				))}
			</div>
			{mayReport && (
				<Button variant="text" className="justify-self-start" onClick={() => setOpen(true)}>
					{m["leads.number.ask"]()}
				</Button>
			)}
			{isOpen && (
				<NumberReportDialog leadId={lead._id} onReported={takeOver} onClose={() => setOpen(false)} />
			)}
		</>
	);
}
