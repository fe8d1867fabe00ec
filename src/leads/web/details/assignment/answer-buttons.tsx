import { useState } from "react";
import { m } from "../../../../paraglide/messages.js";
import { Button } from "../../../../ui/form/button.tsx";
import type { ButtonLook } from "../../../../ui/form/button-look.ts";
import { dialogOnDemand } from "../../../../ui/overlay/dialog-on-demand.tsx";
import type { LeadAnswer } from "../../../leads.contract.ts";
import { type Answering, useAccepting } from "./use-answer.ts";

const RejectDialog = dialogOnDemand(() => import("./reject-dialog.tsx"));

type AnswerButtonsProps = Answering & {
	size?: ButtonLook["size"];
	lead: Pick<LeadAnswer, "_id">;
	/** The id of the text that names the lead. */
	describedBy?: string;
};

/** Accepts or rejects the viewer's assignment; a rejection must be confirmed. */
export default function AnswerButtons({ lead, size = "lg", describedBy, ...answering }: AnswerButtonsProps) {
	const [isRejecting, setRejecting] = useState(false);
	const { accept, isAccepting } = useAccepting(lead._id, answering);
	return (
		<>
			<Button
				variant={size === "lg" ? "now" : "act"}
				size={size}
				icon="check"
				busy={isAccepting}
				aria-describedby={describedBy}
				onClick={() => void accept()}
			>
				{m["leads.assigned.accept"]()}
			</Button>
			<Button size={size} aria-describedby={describedBy} onClick={() => setRejecting(true)}>
				{m["leads.assigned.reject"]()}
			</Button>
			{isRejecting && (
				<RejectDialog
					leadId={lead._id}
					onRejected={answering.onAnswered}
					onRefused={answering.onRefused}
					onClose={() => setRejecting(false)}
				/>
			)}
		</>
	);
}
