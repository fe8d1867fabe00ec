import { useRevalidator, useRouteError } from "react-router";
import { m } from "../../paraglide/messages.js";
import { ApiFailure } from "./call-api.ts";
import { Problem } from "../../ui/empty-state.tsx";
import { BlockSkeleton } from "../../ui/skeleton.tsx";

/** Shown while a screen's data loads for the first time. */
export function ScreenSkeleton() {
	return <BlockSkeleton />;
}

/** A screen whose data could not be read: what happened, and another try. */
export function ScreenProblem() {
	const error = useRouteError();
	const { revalidate, state } = useRevalidator();
	const text = error instanceof ApiFailure ? error.message : m["platform.error.unforeseen"]();
	return <Problem text={text} busy={state === "loading"} onRetry={() => void revalidate()} />;
}
