import { m } from "../../paraglide/messages.js";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { PageHead } from "../../ui/page.tsx";

/** A service that is yet to come: no list, no form, a way on. */
export function ComingSoon({ service }: { service: string }) {
	return (
		<>
			<PageHead title={service} />
			<EmptyState
				title={m["listings.category.soon_title"]({ service })}
				text={m["listings.category.soon"]()}
				action={
					<ButtonLink to="/" variant="act">
						{m["listings.category.soon_action"]()}
					</ButtonLink>
				}
			/>
		</>
	);
}
