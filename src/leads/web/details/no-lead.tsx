import { m } from "../../../paraglide/messages.js";
import { LostPageFromSlot } from "../../../platform/web/lost-page-slot.ts";
import { ButtonLink } from "../../../ui/form/button.tsx";

/** The page of a lead that does not exist. */
export function NoLead() {
	return (
		<LostPageFromSlot
			title={m["leads.details.none"]()}
			action={
				<ButtonLink to="/leads" variant="now" size="lg">
					{m["leads.details.all_leads"]()}
				</ButtonLink>
			}
		/>
	);
}
