import { useCallback, useRef, useState } from "react";
import { m } from "../../paraglide/messages.js";
import { useAlert } from "../../ui/feedback/alerts.tsx";
import type { ErrorItem } from "../app-error.ts";
import { isWithin } from "../error-path.ts";
import { ApiFailure } from "./call-api.ts";

type FailureOptions = {
	/** Shown above the messages of the failure: what could not be done. */
	failed?: string;
	/** Paths of the fields that show their own errors, which the alert leaves out. */
	atFields?: readonly string[];
};

/** The messages for the alert, without errors that are shown at their fields. */
export function alertTexts(
	errors: readonly ErrorItem[],
	{ failed, atFields = [] }: FailureOptions,
): string[] {
	const texts = errors
		.filter(({ path = "" }) => !atFields.some((field) => isWithin(path, field)))
		.map(({ msg }) => msg);
	return failed === undefined || texts.length === 0 ? texts : [failed, ...texts];
}

/**
 * Runs an action, one at a time: a second press while it runs does nothing. A failure shows its messages in one
 * danger alert and is then passed to `onFailure`, for the field that it concerns. The alert belongs to the task:
 * the next run removes it. `alert` shows further alerts of the same task, for example before a run that cannot
 * start.
 */
export function useTask(cause?: string) {
	const alert = useAlert(cause);
	const [isBusy, setBusy] = useState(false);
	const isRunning = useRef(false);

	const run = useCallback(
		async (
			work: () => Promise<void>,
			onFailure?: (failure: ApiFailure) => void,
			options: FailureOptions = {},
		): Promise<void> => {
			if (isRunning.current) return;
			isRunning.current = true;
			setBusy(true);
			alert.clear();
			try {
				await work();
			} catch (error) {
				const failure =
					error instanceof ApiFailure
						? error
						: new ApiFailure(0, { message: m["platform.error.unforeseen"]() });
				const texts = alertTexts(failure.errors, options);
				if (texts.length > 0) alert("danger", texts);
				onFailure?.(failure);
			} finally {
				isRunning.current = false;
				setBusy(false);
			}
		},
		[alert],
	);
	return { isBusy, run, alert };
}
