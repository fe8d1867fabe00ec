import { type FormEvent, useState } from "react";
import { useErrorFocus } from "../../../ui/use-error-focus.ts";
import type { Faults } from "./registration-faults.ts";

type StepFormSettings = {
	faults: Faults;
	/** What the server said at this step's fields and nobody changed since. */
	refused: Faults;
	goOn: () => void;
};

/** A step's form: it goes on when nothing is wrong, else it tells what is and leads to the first such field. */
export function useStepForm<Frame extends HTMLElement = HTMLFormElement>({
	faults,
	refused,
	goOn,
}: StepFormSettings) {
	// What the server refused is told, and reached, as soon as its step opens.
	const [attempts, setAttempts] = useState(Object.keys(refused).length > 0 ? 1 : 0);
	const frame = useErrorFocus<Frame>(attempts);
	const errors: Faults = attempts > 0 ? { ...refused, ...faults } : refused;
	return {
		frame,
		errors,
		submit: (event: FormEvent) => {
			event.preventDefault();
			if (Object.keys(faults).length === 0) goOn();
			else setAttempts((before) => before + 1);
		},
	};
}
