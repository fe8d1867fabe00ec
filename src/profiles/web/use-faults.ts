import { useState } from "react";
import type { ErrorItem } from "../../platform/app-error.ts";
import type { ApiFailure } from "../../platform/web/call-api.ts";

const firstOf = (faults: ErrorItem[]): Record<string, string> => {
	const found: Record<string, string> = {};
	for (const { path, msg } of faults) if (path !== undefined) found[path] ??= msg;
	return found;
};

/** What is wrong with a form's fields, by their names in the request; a field that is changed is no longer wrong. */
export function useFaults() {
	const [errors, setErrors] = useState<Record<string, string>>({});
	const [attempts, setAttempts] = useState(0);
	return {
		errors,
		/** How often sending failed. */
		attempts,
		refuse: (failure: ApiFailure) => {
			setErrors(firstOf(failure.errors));
			setAttempts((before) => before + 1);
		},
		forgive: (names: string[]) =>
			setErrors((before) =>
				Object.fromEntries(Object.entries(before).filter(([name]) => !names.includes(name))),
			),
	};
}
