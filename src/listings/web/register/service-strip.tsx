import { m } from "../../../paraglide/messages.js";
import { ButtonLink } from "../../../ui/form/button.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { ServiceLine } from "../../../ui/layout/service-line.tsx";
import { stepAddress } from "./step-frame.tsx";
import type { Registration } from "./use-registration.ts";

/** The chosen service, above the later steps, with a link back to choose another. */
export function ServiceStrip({ registration: { service, choice } }: { registration: Registration }) {
	if (service === null) return null;
	return (
		<Card>
			<ServiceLine
				icon={service.icon}
				title={
					choice === null
						? service.type
						: m["listings.card.service_choice"]({ service: service.type, choice: choice.name })
				}
				action={
					<ButtonLink
						variant="text"
						to={stepAddress("service")}
						aria-label={m["listings.register.change_what"]({
							step: m["words.service"](),
						})}
					>
						{m["listings.register.change"]()}
					</ButtonLink>
				}
			>
				{service.sector.sector}
			</ServiceLine>
		</Card>
	);
}
