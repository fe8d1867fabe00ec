import { m } from "../../../paraglide/messages.js";
import { apiOf } from "../../../platform/web/call-api.ts";
import { useTask } from "../../../platform/web/use-task.ts";
import { useAlert } from "../../../ui/feedback/alerts.tsx";
import type { AssignmentAnswer } from "../../assignment.ts";
import type { LeadAnswer, LeadsApi } from "../../leads.contract.ts";

const call = apiOf<LeadsApi>();

/** Sends the assigned professional's answer; throws ApiFailure. */
export async function sendAnswer(leadId: string, action: AssignmentAnswer): Promise<LeadAnswer> {
	const { lead } = await call("PUT /api/lead/:id/assignment", { params: { id: leadId }, body: { action } });
	return lead;
}

/** What becomes of an answer: the lead that it left, or a refusal, because the lead may have changed meanwhile. */
export type Answering = { onAnswered: (lead: LeadAnswer) => void; onRefused?: () => void };

/** Accepts the lead that was assigned to the viewer. */
export function useAccepting(leadId: string, { onAnswered, onRefused }: Answering) {
	const alert = useAlert();
	const { isBusy, run } = useTask();
	const accept = () =>
		run(async () => {
			onAnswered(await sendAnswer(leadId, "accepted"));
			alert("success", m["leads.assigned.accepted"]());
		}, onRefused);
	return { accept, isAccepting: isBusy };
}
