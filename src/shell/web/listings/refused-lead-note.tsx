import { useState } from "react";
import type { RefusedLead } from "../../../leads/web/claim/refused-lead.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/form/button.tsx";
import { Note } from "../../../ui/feedback/note.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { useNextFocus } from "../../../ui/feedback/use-next-focus.ts";
import type { MissingForClaim } from "./missing-for-claim.ts";

const lines: Record<MissingForClaim, (about: { service: string }) => string> = {
	listing: m["shell.refused_lead.line"],
	plan: m["shell.refused_lead.plan"],
	nothing: m["shell.refused_lead.wanted"],
	shut: m["shell.refused_lead.shut"],
};

type RefusedLeadNoteProps = {
	/** Null without a reminder, or if it does not concern this screen. */
	lead: RefusedLead | null;
	missing: MissingForClaim;
	/** The reminder is dismissed. */
	clearReminder: () => void;
};

/**
 * The lead that the viewer wanted to claim, what is needed first, the link back to it, and a button to dismiss
 * this.
 */
export function RefusedLeadNote({ lead, missing, clearReminder }: RefusedLeadNoteProps) {
	const [isDismissed, setDismissed] = useState(false);
	const { next, goOn } = useNextFocus<HTMLDivElement>();
	if (lead === null) {
		return (
			isDismissed && (
				<div ref={next} tabIndex={-1} className="outline-none">
					<Note icon="circle-check">{m["shell.refused_lead.dismissed"]()}</Note>
				</div>
			)
		);
	}
	const { leadId, serviceName, choiceName } = lead;
	const service = choiceName === "" ? serviceName : `${serviceName}, ${choiceName}`;
	const dismiss = () => {
		setDismissed(true);
		clearReminder();
		goOn();
	};
	return (
		<Note tone={missing === "shut" ? "now" : "plain"}>
			<span className="[overflow-wrap:anywhere]">{lines[missing]({ service })}</span>
			<span className="-mb-2 flex flex-wrap items-center gap-x-6">
				<TextLink
					to={`/lead/${encodeURIComponent(leadId)}`}
					// Everything needed for the claim may be done.
					onClick={missing === "nothing" ? clearReminder : undefined}
					className="inline-block py-2.5"
				>
					{m["shell.refused_lead.back"]()}
				</TextLink>
				<Button variant="text" onClick={dismiss}>
					{m["shell.refused_lead.dismiss"]()}
				</Button>
			</span>
		</Note>
	);
}
