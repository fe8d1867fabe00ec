import type { ReactNode } from "react";
import { useMatches, useRevalidator, useRouteError } from "react-router";
import { m } from "../../paraglide/messages.js";
import { readStaffTitle } from "../staff-handle.ts";
import { ApiFailure, isLost } from "./call-api.ts";
import { Problem } from "../../ui/feedback/empty-state.tsx";
import { PageHead } from "../../ui/layout/page.tsx";
import { BlockSkeleton } from "../../ui/feedback/skeleton.tsx";

/** The title that the screen's route declares, above what replaces its data. */
function Titled({ children }: { children: ReactNode }) {
	const title = readStaffTitle(useMatches().at(-1)?.handle);
	return (
		<div className="grid content-start gap-5 *:min-w-0">
			{title !== undefined && <PageHead title={title} />}
			{children}
		</div>
	);
}

/** Shown while the data of a staff screen loads for the first time: its title and a skeleton. */
export function ScreenSkeleton() {
	return (
		<Titled>
			<BlockSkeleton />
		</Titled>
	);
}

/** A screen whose data failed to load: its title, what happened, and another try if that can help. */
export function ScreenProblem() {
	const error = useRouteError();
	const { revalidate, state } = useRevalidator();
	const message = error instanceof ApiFailure ? error.message : m["platform.error.unforeseen"]();
	const isMissing = error instanceof ApiFailure && error.status === 404;
	return (
		<Titled>
			<Problem
				text={isMissing ? m["shell.not_found.text"]() : message}
				busy={state === "loading"}
				{...(!isLost(error) && { onRetry: () => void revalidate() })}
			/>
		</Titled>
	);
}
