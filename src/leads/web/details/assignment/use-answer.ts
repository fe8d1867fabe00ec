import { m } from "../../../../paraglide/messages.js";
import { apiOf } from "../../../../platform/web/call-api.ts";
import { useTask } from "../../../../platform/web/use-task.ts";
import { useAlert } from "../../../../ui/feedback/alerts.tsx";
import type { AssignmentAnswer } from "../../../assignment.ts";
import type { AssignmentApi } from "../../../assignment.contract.ts";
import type { LeadAnswer } from "../../../leads.contract.ts";

const call = apiOf<AssignmentApi>();

/** Sends the assigned professional's answer; throws ApiFailure. */
export async function sendAnswer(leadId: string, action: AssignmentAnswer): Promise<LeadAnswer> {
	const { lead } = await call("PUT /api/lead/:id/assignment", { params: { id: leadId }, body: { action } });
	return lead;
}

/** Receives the lead from the response; `refused` is called because the lead may have changed. */
export type Answering = { onAnswered: (lead: LeadAnswer) => void; onRefused?: () => void };

/** Accepts the viewer's assignment. */
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
