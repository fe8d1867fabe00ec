import { useState } from "react";
import type { ErrorItem } from "../../../platform/app-error.ts";
import { useTask } from "../../../platform/web/use-task.ts";
import { useErrorFocus } from "../../../ui/use-error-focus.ts";

/**
 * What the forms about plans share: the errors by field, from `check` before anything is sent and from the server after
 * that, the focus on the first wrong field, and one sending at a time.
 */
export function usePlanForm(check: () => ErrorItem[], send: () => Promise<void>) {
	const [errors, setErrors] = useState<ErrorItem[]>([]);
	const [attempts, setAttempts] = useState(0);
	const { isBusy, run } = useTask();
	const form = useErrorFocus(attempts);
	const refuse = (faults: ErrorItem[]) => {
		setErrors(faults);
		setAttempts((before) => before + 1);
	};
	return {
		form,
		isBusy,
		errorOf: (field: string) => errors.find(({ path }) => path === field)?.msg,
		clearError: (field: string) => setErrors((before) => before.filter(({ path }) => path !== field)),
		submit: () => {
			const faults = check();
			if (faults.length > 0) return refuse(faults);
			setErrors([]);
			return void run(send, (failure) => refuse(failure.errors));
		},
	};
}
