import { useRevalidator } from "react-router";
import { m } from "../../paraglide/messages.js";
import { ApiFailure } from "../../platform/web/call-api.ts";
import { useAlert } from "../../ui/feedback/alerts.tsx";

/**
 * Sends the decision of a dialog and closes it, also if someone else decided first. The menu of the back office counts
 * what waits for a decision, so the page reloads.
 */
export function useSendDecision(onClose: () => void): (send: () => Promise<unknown>) => Promise<void> {
	const alert = useAlert();
	const { revalidate } = useRevalidator();
	return async (send) => {
		try {
			await send();
			alert("success", m["safety.decision.done"]());
			onClose();
		} catch (failure) {
			if (failure instanceof ApiFailure && failure.status === 409) onClose();
			throw failure;
		} finally {
			void revalidate();
		}
	};
}
