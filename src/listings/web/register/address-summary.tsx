import { m } from "../../../paraglide/messages.js";
import { streetLine, townLine } from "../../../places/web/address-words.ts";
import { ButtonLink } from "../../../ui/form/button.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { Fact } from "../../../ui/layout/fact.tsx";
import { stepAddress } from "./step-frame.tsx";
import type { Registration } from "./use-registration.ts";

/** The confirmed address with a link back to choose another. */
export function AddressSummary({ registration: { address } }: { registration: Registration }) {
	if (address === null) return null;
	return (
		<Card
			as="section"
			aria-label={m["listings.register.step_address"]()}
			className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1"
		>
			<Fact icon="map-pin">
				<span className="block font-strong">{streetLine(address)}</span>
				<span className="block text-ink-soft">{townLine(address)}</span>
			</Fact>
			<ButtonLink variant="text" to={stepAddress("address")}>
				{m["listings.register.address_change"]()}
			</ButtonLink>
		</Card>
	);
}
