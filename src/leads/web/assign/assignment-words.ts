import { formatDateTime } from "../../../platform/dates.ts";
import { m } from "../../../paraglide/messages.js";
import { assignmentHours } from "../../assignment.ts";
import type { LeadAnswer } from "../../leads.contract.ts";

type Assigned = NonNullable<LeadAnswer["assignedDetails"]>;

/** The firm's name, or the person's if there is no firm. */
export const assignedName = ({ professional }: Pick<Assigned, "professional">) =>
	professional.firmName ?? professional.name;

/** The status of the assignment, as a sentence. */
export function answerInWords(assigned: Pick<Assigned, "status" | "assignedAt">): string {
	if (assigned.status === "accepted") return m["leads.assign.accepted"]();
	if (assigned.status === "rejected") return m["leads.assign.rejected"]();
	const time = formatDateTime(new Date(assigned.assignedAt));
	if (assigned.status === "suspended") return m["leads.assign.suspended"]({ time });
	return assigned.status === "lapsed"
		? m["leads.assign.lapsed"]({ time })
		: m["leads.assign.asked"]({ time });
}

/** Why the lead cannot be assigned now; null if it can. */
export function whyNotAssignable({
	status,
	abilities,
	assignedDetails,
}: Pick<LeadAnswer, "status" | "abilities" | "assignedDetails">): string | null {
	if (abilities.assign) return null;
	if (status !== "open") return m["leads.details.not_open"]();
	const askedStatus = assignedDetails?.status;
	if (askedStatus === "lapsed" || askedStatus === "suspended") return m["leads.claim.enough"]();
	if (assignedDetails?.action === null) return m["leads.assign.wait"]({ hours: assignmentHours });
	return m["leads.assign.not_now"]();
}
