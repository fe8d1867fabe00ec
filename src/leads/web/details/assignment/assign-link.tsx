import { m } from "../../../../paraglide/messages.js";
import { ButtonLink } from "../../../../ui/form/button.tsx";
import type { ButtonLook } from "../../../../ui/form/button-look.ts";
import type { LeadAnswer } from "../../../leads.contract.ts";

type AssignLinkProps = Pick<ButtonLook, "variant"> & {
	lead: LeadAnswer;
	/** The id of the text that names the lead. */
	describedBy?: string;
};

/** For staff: the link to the search for a professional to assign. */
export function AssignLink({ lead, variant, describedBy }: AssignLinkProps) {
	return (
		<ButtonLink to={`/professionalappl?lead=${lead._id}`} variant={variant} aria-describedby={describedBy}>
			{m["leads.assigned.assign"]()}
		</ButtonLink>
	);
}
