import { m } from "../../paraglide/messages.js";
import { LostPageFromSlot } from "../../platform/web/lost-page-slot.ts";
import { ButtonLink } from "../../ui/form/button.tsx";

/** Shown for a job that does not exist or no longer exists. */
export function NoJob() {
	return (
		<LostPageFromSlot
			title={m["job-board.details.none"]()}
			text={m["job-board.details.none_text"]()}
			action={
				<ButtonLink to="/jobs" variant="now" size="lg">
					{m["job-board.list.all"]()}
				</ButtonLink>
			}
		/>
	);
}
