import { useCallback, useRef, useState } from "react";
import { m } from "../../paraglide/messages.js";
import { useAlert } from "../../ui/alerts.tsx";
import { ApiFailure } from "./call-api.ts";

/**
 * Runs what a press starts, one at a time: a second press while it runs does nothing. A failure shows each of its
 * messages as a danger alert and is then told to `onFailure`, for the field that it concerns.
 */
export function useTask() {
	const alert = useAlert();
	const [isBusy, setBusy] = useState(false);
	const isRunning = useRef(false);

	const run = useCallback(
		async (work: () => Promise<void>, onFailure?: (failure: ApiFailure) => void): Promise<void> => {
			if (isRunning.current) return;
			isRunning.current = true;
			setBusy(true);
			try {
				await work();
			} catch (error) {
				const failure =
					error instanceof ApiFailure
						? error
						: new ApiFailure(0, { message: m["platform.error.unforeseen"]() });
				for (const { msg } of failure.errors) alert("danger", msg);
				onFailure?.(failure);
			} finally {
				isRunning.current = false;
				setBusy(false);
			}
		},
		[alert],
	);
	return { isBusy, run };
}
