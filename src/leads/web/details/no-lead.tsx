import { m } from "../../../paraglide/messages.js";
import { ButtonLink } from "../../../ui/form/button.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Page } from "../../../ui/layout/page.tsx";

/** The page of a lead that does not exist. */
export function NoLead() {
	return (
		<Page narrow>
			<EmptyState
				heading="h1"
				title={m["leads.details.none"]()}
				action={
					<ButtonLink to="/leads" variant="act">
						{m["leads.details.all_leads"]()}
					</ButtonLink>
				}
			/>
		</Page>
	);
}
