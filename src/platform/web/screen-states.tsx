import { useMatches, useRevalidator, useRouteError } from "react-router";
import { m } from "../../paraglide/messages.js";
import { readStaffHandle } from "../staff-handle.ts";
import { ApiFailure } from "./call-api.ts";
import { Problem } from "../../ui/empty-state.tsx";
import { PageHead } from "../../ui/page.tsx";
import { BlockSkeleton } from "../../ui/skeleton.tsx";

/** Shown while the data of a staff screen loads for the first time: its title and a skeleton. */
export function ScreenSkeleton() {
	const { title } = readStaffHandle(useMatches().at(-1)?.handle);
	return (
		<div className="grid content-start gap-5 *:min-w-0">
			{title !== undefined && <PageHead title={title} />}
			<BlockSkeleton />
		</div>
	);
}

/** A screen whose data could not be read: what happened, and another try. */
export function ScreenProblem() {
	const error = useRouteError();
	const { revalidate, state } = useRevalidator();
	const text = error instanceof ApiFailure ? error.message : m["platform.error.unforeseen"]();
	return <Problem text={text} busy={state === "loading"} onRetry={() => void revalidate()} />;
}
