import { m } from "../../paraglide/messages.js";
import { Problem } from "../../ui/feedback/empty-state.tsx";
import { useSession } from "./session.tsx";

/** A skeleton while the session loads, then the error if it could not be loaded, with a button that tries again. */
export function SessionLoading({ children: skeleton }: { children: React.ReactNode }) {
	const { problem, retry } = useSession();
	if (problem === null) return skeleton;
	return (
		<Problem
			text={m["accounts.guard.failed"]({ reason: problem.message })}
			busy={problem.isRetrying}
			onRetry={retry}
		/>
	);
}
