import { m } from "../../../paraglide/messages.js";
import { ButtonLink } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { ServiceIcon } from "../../../ui/icon.tsx";
import { stepAddress } from "./step-frame.tsx";
import type { Registration } from "./use-registration.ts";

/** What the registration is for, above the later steps, with the way back to choose another. */
export function ServiceStrip({ registration: { service, choice } }: { registration: Registration }) {
	if (service === null) return null;
	return (
		<Card className="flex items-center gap-3">
			<span className="grid size-12 shrink-0 place-items-center rounded-sm bg-act-tint text-act-ink">
				<ServiceIcon name={service.icon} size="lg" />
			</span>
			<div className="min-w-0 flex-1">
				<p className="font-strong">
					{choice === null
						? service.type
						: m["listings.card.service_choice"]({ service: service.type, choice: choice.name })}
				</p>
				<p className="text-sm text-ink-soft">{service.sector.sector}</p>
			</div>
			<ButtonLink
				variant="text"
				to={stepAddress("service")}
				aria-label={m["listings.register.change_what"]({ step: m["listings.register.step_service"]() })}
			>
				{m["listings.register.change"]()}
			</ButtonLink>
		</Card>
	);
}
