import { m } from "../../../paraglide/messages.js";
import { ButtonLink } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { ServiceLine } from "../../../ui/service-line.tsx";
import { stepAddress } from "./step-frame.tsx";
import type { Registration } from "./use-registration.ts";

/** What the registration is for, above the later steps, with the way back to choose another. */
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
