import { m } from "../../../paraglide/messages.js";
import { ButtonLink } from "../../../ui/form/button.tsx";
import type { ButtonLook } from "../../../ui/form/button-look.ts";
import type { LeadAnswer } from "../../leads.contract.ts";
import { leadState } from "./lead-state.ts";

type AssignLinkProps = Pick<ButtonLook, "variant"> & {
	lead: LeadAnswer;
	/** The id of the text that says which lead it is. */
	describedBy?: string;
};

/** For staff: on to the search for the professional who is asked to take the lead. */
export function AssignLink({ lead, variant, describedBy }: AssignLinkProps) {
	return (
		<ButtonLink
			to={`/professionalappl?lead=${lead._id}`}
			state={leadState(lead)}
			variant={variant}
			aria-describedby={describedBy}
		>
			{m["leads.assigned.assign"]()}
		</ButtonLink>
	);
}
