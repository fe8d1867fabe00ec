import { useRevalidator } from "react-router";
import { Problem } from "../../ui/feedback/empty-state.tsx";

/** Shown in place of data that the page's loader could not load. Another try runs the loader again. */
export function LoadProblem(shown: { text: string; className?: string }) {
	const { state, revalidate } = useRevalidator();
	return <Problem {...shown} busy={state === "loading"} onRetry={() => void revalidate()} />;
}
