import { m } from "../../../paraglide/messages.js";
import { Problem } from "../../../ui/feedback/empty-state.tsx";

/** The page stands, but what the viewer may see beyond it could not be loaded. */
export function ReadAgain({ onRetry }: { onRetry: () => void }) {
	return <Problem text={m["leads.details.reload_failed"]()} onRetry={onRetry} />;
}
