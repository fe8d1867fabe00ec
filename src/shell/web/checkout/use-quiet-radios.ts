import { type RefObject, useEffect } from "react";

/**
 * Prevents Enter on a radio button from submitting the form, which would pay for a plan that the person only looks
 * at.
 */
export function useQuietRadios(form: RefObject<HTMLFormElement | null>): void {
	useEffect(() => {
		const element = form.current;
		const keep = (event: KeyboardEvent) => {
			const { target } = event;
			if (event.key === "Enter" && target instanceof HTMLInputElement && target.type === "radio")
				event.preventDefault();
		};
		element?.addEventListener("keydown", keep);
		return () => element?.removeEventListener("keydown", keep);
	}, [form]);
}
