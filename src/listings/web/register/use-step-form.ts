import { type FormEvent, useEffect, useRef, useState } from "react";
import { useErrorFocus } from "../../../ui/form/use-error-focus.ts";
import type { Faults } from "./registration-faults.ts";

type StepFormSettings = {
	faults: Faults;
	/** The server's faults at fields of this step that have not changed since. */
	refused: Faults;
	goOn: () => void;
	/** Names the data that must load before the step can end; a press in the meantime takes effect afterwards. */
	waitsFor?: string | null;
};

/** A step's form: continues if nothing is wrong; otherwise it shows the faults and focuses the first wrong field. */
export function useStepForm<Frame extends HTMLElement = HTMLFormElement>({
	faults,
	refused,
	goOn,
	waitsFor = null,
}: StepFormSettings) {
	// The server's faults are shown and focused as soon as their step opens.
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
		// If the step waits for something else by now, the press no longer applies.
		if (waitsFor === null && frame.current instanceof HTMLFormElement) frame.current.requestSubmit();
	}, [waitsFor, frame]);
	return {
		frame,
		errors,
		/** A press was accepted and takes effect as soon as the data has loaded. */
		isWaiting: waitsFor !== null && pressedFor === waitsFor,
		submit: (event: FormEvent) => {
			event.preventDefault();
			if (waitsFor === null) return attempt();
			pressed.current = waitsFor;
			setPressedFor(waitsFor);
		},
	};
}
