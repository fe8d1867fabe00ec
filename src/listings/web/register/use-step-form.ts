import { type SubmitEvent, useEffect, useRef, useState } from "react";
import type { ErrorItem } from "../../../platform/app-error.ts";
import { useForm } from "../../../platform/web/use-form.ts";
import { registrationPaths } from "./registration-steps.ts";
import type { Registration } from "./use-registration.ts";

type StepFormSettings = {
	registration: Registration;
	/** The errors of this step found without the server. */
	stepErrors: readonly ErrorItem[];
	goOn: () => void;
	/** Names the data that must load before the step can end; a press in the meantime takes effect afterwards. */
	waitsFor?: string | null;
};

/** A step's form. It continues if nothing is wrong, and shows the errors of a refused registration in its fields. */
export function useStepForm({ registration, stepErrors, goOn, waitsFor = null }: StepFormSettings) {
	const { draft, change, errors } = registration;
	const form = useForm({
		initial: draft,
		draft: { draft, change },
		errors,
		paths: registrationPaths,
		check: () => stepErrors,
		submit: async () => goOn(),
	});
	const { ref, onSubmit } = form.formProps;
	const pressed = useRef<string | null>(null);
	const [pressedFor, setPressedFor] = useState<string | null>(null);
	useEffect(() => {
		if (pressed.current === null || pressed.current === waitsFor) return;
		pressed.current = null;
		// If the step waits for something else by now, the press no longer applies.
		if (waitsFor === null) ref.current?.requestSubmit();
	}, [waitsFor, ref]);
	return {
		...form,
		formProps: {
			...form.formProps,
			onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
				if (waitsFor === null) return onSubmit(event);
				event.preventDefault();
				pressed.current = waitsFor;
				setPressedFor(waitsFor);
			},
		},
		/** A press was accepted and takes effect as soon as the data has loaded. */
		isWaiting: waitsFor !== null && pressedFor === waitsFor,
	};
}

export type StepForm = ReturnType<typeof useStepForm>;
