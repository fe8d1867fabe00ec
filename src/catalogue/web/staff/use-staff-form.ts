import { useState } from "react";
import type { ErrorItem } from "../../../platform/app-error.ts";
import { useTask } from "../../../platform/web/use-task.ts";

const isWithin = (fault: ErrorItem, name: string) =>
	fault.path === name || fault.path?.startsWith(`${name}.`);

/** What is typed into a form of the catalogue, what the server finds wrong with it, and sending it. */
export function useStaffForm<Values extends object>(initial: Values) {
	const [values, setValues] = useState(initial);
	const [faults, setFaults] = useState<ErrorItem[]>([]);
	const [attempts, setAttempts] = useState(0);
	const { isBusy, run } = useTask();
	return {
		values,
		isBusy,
		/** How often it was refused: the form takes the focus to its first wrong field. */
		attempts,
		enter: (part: Partial<Values>) => {
			setValues((before) => ({ ...before, ...part }));
			setFaults((before) =>
				before.filter((fault) => !Object.keys(part).some((name) => isWithin(fault, name))),
			);
		},
		errorOf: (name: string): string | undefined => faults.find((fault) => isWithin(fault, name))?.msg,
		send: (work: (values: Values) => Promise<void>) =>
			run(
				() => work(values),
				(failure) => {
					setFaults(failure.errors);
					setAttempts((before) => before + 1);
				},
			),
	};
}
