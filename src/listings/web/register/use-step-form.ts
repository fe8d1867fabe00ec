import { type FormEvent, useEffect, useRef, useState } from "react";
import { useErrorFocus } from "../../../ui/use-error-focus.ts";
import type { Faults } from "./registration-faults.ts";

type StepFormSettings = {
	faults: Faults;
	/** What the server said at this step's fields and nobody changed since. */
	refused: Faults;
	goOn: () => void;
	/** Names what must be known before the step can end, while that is on its way: a press meanwhile goes on afterwards. */
	waitsFor?: string | null;
};

/** A step's form: it goes on when nothing is wrong, else it tells what is and leads to the first such field. */
export function useStepForm<Frame extends HTMLElement = HTMLFormElement>({
	faults,
	refused,
	goOn,
	waitsFor = null,
}: StepFormSettings) {
	// What the server refused is told, and reached, as soon as its step opens.
	const [attempts, setAttempts] = useState(Object.keys(refused).length > 0 ? 1 : 0);
	const frame = useErrorFocus<Frame>(attempts);
	const errors: Faults = attempts > 0 ? { ...refused, ...faults } : refused;
	const pressed = useRef<string | null>(null);
	const [pressedFor, setPressedFor] = useState<string | null>(null);
	const attempt = () => {
		if (Object.keys(faults).length === 0) goOn();
		else setAttempts((before) => before + 1);
	};
	useEffect(() => {
		if (pressed.current === null || pressed.current === waitsFor) return;
		pressed.current = null;
		// Where something else is waited for by now, that was not meant.
		if (waitsFor === null && frame.current instanceof HTMLFormElement) frame.current.requestSubmit();
	}, [waitsFor, frame]);
	return {
		frame,
		errors,
		/** A press was taken and goes on as soon as what it waits for is there. */
		isWaiting: waitsFor !== null && pressedFor === waitsFor,
		submit: (event: FormEvent) => {
			event.preventDefault();
			if (waitsFor === null) return attempt();
			pressed.current = waitsFor;
			setPressedFor(waitsFor);
		},
	};
}
