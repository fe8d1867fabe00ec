import { m } from "../../../paraglide/messages.js";
import { ButtonLink } from "../../../ui/form/button.tsx";

/** The way to the viewer's own book of credits. */
export function CreditsLink() {
	return (
		<ButtonLink to="/credits" variant="text" icon="wallet" className="justify-self-start">
			{m["subscriptions.credits.title"]()}
		</ButtonLink>
	);
}
