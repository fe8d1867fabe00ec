import { useEffect, useLayoutEffect, useRef } from "react";

/** Focuses the field of a dialog's step when the step appears; the ref goes to the field. */
export function useFieldFocus() {
	const field = useRef<HTMLInputElement>(null);
	useEffect(() => {
		// A frame later, because the dialog first stores where the focus came from.
		const frame = requestAnimationFrame(() => field.current?.focus());
		return () => cancelAnimationFrame(frame);
	}, []);
	useLayoutEffect(
		() => () => {
			// Were the focus on a part of this step when it goes, the dialog would catch it, but only after the next step
			// took it: so it is handed over now.
			document.activeElement?.closest<HTMLElement>("[role=dialog]")?.focus();
		},
		[],
	);
	return field;
}
