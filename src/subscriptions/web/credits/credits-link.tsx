import { m } from "../../../paraglide/messages.js";
import { ButtonLink } from "../../../ui/form/button.tsx";

/** The link to the viewer's own credit book. */
export function CreditsLink() {
	return (
		<ButtonLink to="/credits" variant="text" icon="wallet" className="justify-self-start">
			{m["subscriptions.credits.title"]()}
		</ButtonLink>
	);
}
