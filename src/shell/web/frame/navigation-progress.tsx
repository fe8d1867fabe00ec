import { useNavigation } from "react-router";
import { m } from "../../../paraglide/messages.js";

/** A thin bar at the top while the next page loads; shown and announced only after 300 ms. */
export function NavigationProgress() {
	const isWaiting = useNavigation().state !== "idle";
	if (!isWaiting) return null;
	return (
		<div className="fixed inset-x-0 top-0 z-20 h-1 animate-appear overflow-hidden bg-act-tint">
			<output className="sr-only">{m["shell.progress"]()}</output>
			<div className="h-full w-1/3 animate-pass bg-act motion-reduce:w-full" />
		</div>
	);
}
