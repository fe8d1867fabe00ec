import { type RefObject, useEffect, useRef } from "react";

/** Fields that say so themselves, and groups of radio buttons, which cannot. */
const wrongField = ':is([aria-invalid="true"], [data-invalid] input):not(:disabled)';

/**
 * The ref for a form, or for what holds its fields: takes the person to its first wrong field. `attempts` counts the sendings that failed; set it
 * together with the errors. Errors that go while one types move nothing.
 */
export function useErrorFocus<Frame extends HTMLElement = HTMLFormElement>(
	attempts: number,
): RefObject<Frame | null> {
	const form = useRef<Frame>(null);
	useEffect(() => {
		if (attempts > 0) form.current?.querySelector<HTMLElement>(wrongField)?.focus();
	}, [attempts]);
	return form;
}
