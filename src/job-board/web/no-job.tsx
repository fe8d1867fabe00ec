import { m } from "../../paraglide/messages.js";
import { ButtonLink } from "../../ui/form/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Page } from "../../ui/layout/page.tsx";

/** Shown for a job that does not exist or no longer exists. */
export function NoJob() {
	return (
		<Page narrow>
			<EmptyState
				heading="h1"
				title={m["job-board.details.none"]()}
				text={m["job-board.details.none_text"]()}
				action={
					<ButtonLink to="/jobs" variant="act">
						{m["job-board.list.all"]()}
					</ButtonLink>
				}
			/>
		</Page>
	);
}
