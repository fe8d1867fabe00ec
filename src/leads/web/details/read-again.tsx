import { m } from "../../../paraglide/messages.js";
import { Problem } from "../../../ui/feedback/empty-state.tsx";

/** The public page is shown, but what else the viewer may see could not be loaded. */
export function ReadAgain({ onRetry }: { onRetry: () => void }) {
	return <Problem text={m["leads.details.reload_failed"]()} onRetry={onRetry} />;
}
