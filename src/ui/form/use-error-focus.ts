import { type RefObject, useEffect, useRef } from "react";

/** Invalid fields, and groups of radio buttons, which have no such attribute. */
const wrongField = '[aria-invalid="true"]:not(:disabled), [data-invalid] input:not(:disabled)';

/**
 * The ref for a form, or for the element around its fields: moves the focus to the first invalid field. `attempts`
 * counts failed submissions; set it together with the errors. Errors that disappear while typing move nothing.
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
